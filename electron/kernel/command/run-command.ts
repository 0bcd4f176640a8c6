import { fstatSync } from 'node:fs';
import { app, dialog } from 'electron';
import { consoleLocale, consoleWords, reasonTold, type ConsoleWords } from '../words/console-words.ts';
import type { CommandOutcome } from './command-outcome.ts';
import { print } from './end-start.ts';

/** The command could not do it, whatever it is. */
const failedCode = 2;

/**
 * Runs a command of the console and ends: no instance lock, and no display, as long as its entry waits for it. `work` gets what
 * follows its switch and the words of the console, and resolves to lines for the person there.
 */
export async function runCommand(
  commandSwitch: string,
  work: (args: readonly string[], words: ConsoleWords) => Promise<readonly string[] | CommandOutcome>,
): Promise<void> {
  const { argv } = process;
  const words = consoleWords(consoleLocale(argv, app.getPreferredSystemLanguages()));
  try {
    const done = await work(argv.slice(argv.indexOf(commandSwitch) + 1), words);
    const { lines, code } = 'code' in done ? done : { lines: done, code: 0 };
    await end(commandSwitch, process.stdout, lines.join('\n'), code);
  } catch (error) {
    await end(commandSwitch, process.stderr, reasonTold(error, words), failedCode);
  }
}

/** What a command found goes to standard output, whatever its code; why it could not work to standard error. */
async function end(commandSwitch: string, to: NodeJS.WriteStream, message: string, code: number): Promise<void> {
  await print(to, message);
  // An installed client has no console on Windows. A script reads all the same, and would wait for the box for ever.
  const { stdout, stderr } = process;
  if (!app.isPackaged || process.platform !== 'win32' || isRead(stdout.fd) || isRead(stderr.fd)) return app.exit(code);
  // Nobody waits for the box here: Electron waits for its entry.
  void endWithBox(commandSwitch, message, code);
}

/** True: a file or another program gets what is written there. */
function isRead(fd: number): boolean {
  try {
    const kind = fstatSync(fd);
    return kind.isFile() || kind.isFIFO() || kind.isSocket();
  } catch {
    return false; // Started by a click, it has no such output.
  }
}

async function endWithBox(commandSwitch: string, message: string, code: number): Promise<void> {
  await app.whenReady();
  const type = code === failedCode ? 'error' : code === 0 ? 'info' : 'warning';
  await dialog.showMessageBox({ type, title: `${app.getName()} ${commandSwitch}`, message });
  app.exit(code);
}
