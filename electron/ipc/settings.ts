import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import { settingsPatch } from '../settings/settings-schema.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

export function settingsHandlers(settings: SettingsStore): DomainHandlers<Contract['settings']> {
  return {
    read: handler(noArguments, () => settings.read()),
    change: handler(z.tuple([settingsPatch]), (patch) => settings.change(patch)),
  };
}
