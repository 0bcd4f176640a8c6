import fs from 'node:fs';
import path from 'node:path';
import { makeCodec } from './codec.ts';

/** What one page is told when its scripts are put in. */
export interface PageSettings {
  /** Random part of every name that crosses worlds. */
  secret: string;
  binding: string;
  receiver: string;
  uploadPath: string;
  /** What stands behind a host of each scheme in its http address. */
  suffixes: Readonly<Record<string, string>>;
  process: Readonly<Record<string, unknown>>;
}

const source = (name: string) =>
  fs
    .readFileSync(path.join(import.meta.dirname, 'inject', `${name}.js`), 'utf8')
    .trim()
    .replace(/;$/, '');

/** The two scripts that run before any script of a page: one in its own world, one in the preload's. */
export function pageScripts(
  settings: PageSettings,
  preload: string | null,
  cameras: number | null,
): { main: string; isolated: string } {
  const names = [`hostA${settings.secret}`, `hostB${settings.secret}`].map((name) => JSON.stringify(name));
  const bridge = source('bridge');
  const scripted = cameras === null ? '' : `(${source('cameras')})(${cameras},${source('camera-pictures')});`;
  const main = `(()=>{if(window.MediaDevices){${scripted}}(${source('main-world')})((${bridge})(${names[0]},${names[1]}),${JSON.stringify(settings.suffixes)})})()`;
  const codec = `(${makeCodec.toString()})((bytes)=>bytes.toBase64(),(text)=>Uint8Array.fromBase64(text))`;
  const preloads = preload === null ? '' : `function(require,module,exports,process,global){${preload}\n}`;
  const isolated = `(()=>{(${source('isolated-world')})((${bridge})(${names[1]},${names[0]}),${codec},${JSON.stringify(settings)},[${preloads}])})()\n//# sourceURL=host/preload`;
  return { main, isolated };
}
