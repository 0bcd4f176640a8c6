import type { CommandOutcome } from '#electron/kernel/command/command-outcome.ts';
import {
  checkPolicySwitch,
  diagnosticsSwitch,
  helpSwitch,
  pendingSwitch,
  rescueSwitch,
  staffCodeSwitch,
  summariseSwitch,
  versionSwitch,
} from '#electron/kernel/command/run-switches.ts';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';

type Work = (args: readonly string[], words: ConsoleWords) => Promise<readonly string[] | CommandOutcome>;

/** The commands of the console that need no display, by their switches; each is read only when it runs. */
export const commands: ReadonlyMap<string, Work> = new Map<string, Work>([
  [rescueSwitch, async (args, words) => (await import('#electron/tools/rescue/command.ts')).rescueCommand(args, words)],
  [
    staffCodeSwitch,
    async (args, words) => (await import('#electron/exam/staff-code/command.ts')).staffCodeCommand(args, words),
  ],
  [checkPolicySwitch, async (args, words) => (await import('./run-here.ts')).checkPolicyHere(args, words)],
  [pendingSwitch, async (args, words) => (await import('./run-here.ts')).pendingHere(args, words)],
  [diagnosticsSwitch, async (args, words) => (await import('./diagnose.ts')).diagnosticsHere(args, words)],
  [
    summariseSwitch,
    async (args, words) => (await import('#electron/desktop/readiness/room-command.ts')).summarise(args, words),
  ],
  [helpSwitch, async (_, words) => (await import('./run-here.ts')).helpHere(words)],
  [versionSwitch, async (_, words) => (await import('./run-here.ts')).versionHere(words)],
]);
