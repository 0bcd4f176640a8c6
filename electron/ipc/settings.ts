import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import { settingsPatch } from '../settings/settings-schema.ts';
import type { SettingsStore } from '../settings/settings.ts';
import type { ArgumentSchemas } from './arguments.ts';

type Domain = Contract['settings'];

export const settingsArguments: ArgumentSchemas<Domain> = {
  read: z.tuple([]),
  change: z.tuple([settingsPatch]),
};

export function settingsHandlers(settings: SettingsStore): Handlers<Domain> {
  return {
    read: () => settings.read(),
    change: (patch) => settings.change(patch),
  };
}
