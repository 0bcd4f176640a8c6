import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import { settingsPatch } from './settings-schema.ts';
import type { SettingsStore } from './settings.ts';

export function settingsHandlers(settings: SettingsStore): DomainHandlers<Contract['settings']> {
  return {
    read: handler(noArguments, () => settings.read()),
    change: handler(z.tuple([settingsPatch]), (patch) => settings.change(patch)),
  };
}
