// node dev/ci/installed.ts --program <installed program> --binary <file with the fuses> [--no-display] [--arg <switch>]
// Looks at an installed client from outside: fuses, refused switches, a check without a window, a start with one, its end.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { readFuses, wrongFuses } from '../package/fuses.ts';
import { say } from '../setup/steps.mjs';
import { startProgram } from './program.ts';
import { platformPort, watchPlatform } from './watched-platform.ts';

const report = z.object({
  platform: z.string(),
  rows: z.array(z.object({ check: z.string(), verdict: z.string() })),
});

const { values } = parseArgs({
  options: {
    program: { type: 'string' },
    binary: { type: 'string' },
    port: { type: 'string', default: String(platformPort) },
    'no-display': { type: 'boolean', default: false },
    arg: { type: 'string', multiple: true, default: [] },
  },
});
const { program, binary } = values;
if (program === undefined || binary === undefined) throw new Error('It takes --program <file> and --binary <file>.');

function expectThat(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(`Not so: ${sentence}`);
  say(`so: ${sentence}`);
}

/** The fuses that electron-builder.yml wants. */
function wantedFuses(): Record<string, boolean> {
  const file = path.resolve(import.meta.dirname, '../../electron-builder.yml');
  const [, block = ''] = /^electronFuses:\n((?: {2}.*\n)+)/m.exec(readFileSync(file, 'utf8')) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {2}(\w+): (true|false)$/gm)].map(([, name = '', on]) => [name, on === 'true']),
  );
}

const platform = await watchPlatform(Number(values.port));
try {
  const wrong = wrongFuses(await readFuses(binary), wantedFuses());
  expectThat(wrong.length === 0, `the fuses are as they must be ${wrong.join(', ')}`);

  const opened = startProgram(program, ['--inspect']);
  await opened.complains('--inspect', 60_000);
  opened.child.kill('SIGKILL');
  expectThat(platform.asked.length === 0, 'it does not start with --inspect, and says so');

  const noDisplay = ['--ozone-platform=headless', '--disable-gpu'];
  const checked = startProgram(
    program,
    ['--readiness', '--json', '--seat=CI', ...(values['no-display'] ? noDisplay : [])],
    values['no-display'] ? { DISPLAY: undefined, WAYLAND_DISPLAY: undefined } : {},
  );
  const code = await checked.ended(180_000);
  say(checked.said.err);
  const { platform: measured, rows } = z.parse(report, JSON.parse(checked.said.out));
  expectThat(measured === platform.origin, `it belongs to ${platform.origin}`);
  const journal = rows.find(({ check }) => check === 'journal')?.verdict;
  expectThat(journal === 'pass', `the worker of its archive wrote and read back a journal (${journal}, code ${code})`);

  if (!values['no-display']) {
    platform.asked.length = 0;
    const running = startProgram(program, values.arg);
    const { agent } = await platform.until(
      ({ path: given }) => given.includes('/modular/admin/v1/configuration/'),
      120_000,
    );
    expectThat(/Lectern\/\d/.test(agent), `its sign-in page asked the platform (${agent})`);
    running.quit();
    expectThat((await running.ended(60_000)) === 0, 'it ends when it is asked to');
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await platform.close();
}
