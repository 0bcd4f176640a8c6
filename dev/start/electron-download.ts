import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { run, say } from '../setup/steps.mjs';
import { electronBinary } from './client.ts';
import { partialBytes, partsFolder } from './download/resuming.ts';

const dayMs = 24 * 60 * 60_000;
const failed = z.object({ at: z.number(), why: z.string(), way: z.string() });

/** Variables that send a download another way: with others it is tried again at once. */
const wayNames = /^(https?_proxy|all_proxy|no_proxy|(npm_config_)?electron_.*)$/i;

/** The way of a download: its mirror and its proxy. */
export function wayOf(env: NodeJS.ProcessEnv): string {
  const given = Object.entries(env).filter(([name, value]) => wayNames.test(name) && value);
  return JSON.stringify(given.toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Why Electron could not be downloaded within a day, by the same way; null: it is worth a try. */
export function rememberedFailure(text: string | null, now: number, way: string): string | null {
  if (text === null) return null;
  try {
    const known = z.parse(failed, JSON.parse(text));
    const old = now - known.at >= dayMs || now < known.at;
    return old || known.way !== way ? null : known.why;
  } catch {
    return null; // Cut by the end of a run: then nothing is known.
  }
}

/** With the proxy that npm uses too. */
export function downloadEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const proxy = Object.keys(env).some((name) => /^(https?|all)_proxy$/i.test(name) && env[name]);
  return proxy ? { ...env, NODE_USE_ENV_PROXY: '1', ELECTRON_GET_USE_PROXY: '1' } : env;
}

/**
 * Downloads Electron's binary if it is missing. Resolves with null, or with what went wrong, which is remembered for a day where
 * nothing came: a line that breaks off goes on with the next start. `anyhow`: somebody asks for Electron by name, or has nothing else.
 */
export async function downloadElectron(
  root: string,
  anyhow: boolean,
  load: (root: string) => Promise<string | null> = download,
): Promise<string | null> {
  if (electronBinary(root)) return null;
  const memory = path.join(root, '.cache', 'electron-download.json');
  const way = wayOf(process.env);
  const known = anyhow ? null : rememberedFailure(readOr(memory), Date.now(), way);
  if (known !== null) return `${known} (tried within a day; npm start -- --client electron tries again)`;
  say('Downloading Electron (about 110 MB; what has come stays for the next try)');
  const parts = partsFolder(root);
  const had = partialBytes(parts);
  const why = await load(root);
  if (why === null) {
    rmSync(memory, { force: true });
    return null;
  }
  if (partialBytes(parts) > had) return `${why}. What came is kept: npm start goes on with it.`;
  mkdirSync(path.dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ at: Date.now(), why, way }));
  return `${why}. A mirror is taken from ELECTRON_MIRROR, a proxy from HTTPS_PROXY.`;
}

async function download(root: string): Promise<string | null> {
  const env = downloadEnvironment(process.env);
  const load = path.join(root, 'dev', 'start', 'download', 'main.ts');
  const loaded = await run('download', process.execPath, [load], { cwd: root, env, echo: true });
  if (loaded.code !== 0) return lastLine(loaded.output);
  const script = path.join(root, 'node_modules', 'electron', 'install.js');
  const installed = await run('unpacking', process.execPath, [script], { cwd: root, env });
  return installed.code === 0 && electronBinary(root) ? null : lastLine(installed.output);
}

function lastLine(output: string): string {
  return output.trimEnd().split('\n').at(-1)?.replace(/\.$/, '') || 'it ended without a word';
}

function readOr(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null; // Nothing failed so far.
  }
}
