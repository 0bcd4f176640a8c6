import { http } from '#api/http.ts';
import { mendedXml } from '../../mended-xml.ts';
import { readManifest, type PackageManifest } from './manifest.ts';
import type { FromFrame, ToFrame } from './messages.ts';
import { CoursewarePlayer } from './player.ts';

// The script of the player's page at a package's origin. The page above hands over one end of a channel, once.
let started = false;

window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
  const [port] = event.ports;
  if (event.source !== window.parent || !port || started || event.data.type !== 'start') return;
  started = true;
  void begin(port, event.data);
});

async function begin(port: MessagePort, start: Extract<ToFrame, { type: 'start' }>): Promise<void> {
  const tell = (message: FromFrame) => port.postMessage(message);
  document.documentElement.lang = start.language;
  const manifest = await manifestOfPackage();
  if (!manifest) return tell({ type: 'broken', why: 'no-manifest' });
  if (manifest.parts.length === 0) return tell({ type: 'broken', why: 'no-part' });
  const parts = manifest.parts.map(({ id, title, address }) => ({ id, title, isThere: address !== null }));
  tell({ type: 'outline', version: manifest.version, title: manifest.title, parts });
  const player = new CoursewarePlayer({ manifest, start, tell, isGiven });
  port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'go') player.go(data.partId);
    if (data.type === 'step') player.step(data.to);
    if (data.type !== 'flush') return;
    player.commit();
    tell({ type: 'flushed', number: data.number });
  });
  port.start();
  player.begin(start.state.lastPart);
}

/** Read by the browser, which knows the encodings that a manifest may name. */
function manifestOfPackage(): Promise<PackageManifest | null> {
  const { promise, resolve } = Promise.withResolvers<PackageManifest | null>();
  const request = new XMLHttpRequest();
  request.open('GET', '/imsmanifest.xml');
  request.responseType = 'document';
  request.overrideMimeType('text/xml');
  request.addEventListener('load', () => {
    const { responseXML: read } = request;
    resolve(read && readManifest(read));
  });
  request.addEventListener('error', () => resolve(null));
  request.send();
  return promise.then((read) => read ?? carelessManifest());
}

async function isGiven(page: string): Promise<boolean> {
  try {
    const answer = await http(page);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return true; // No answer says nothing of the page.
  }
}

/** One that is no XML, as careless tools write it. */
async function carelessManifest(): Promise<PackageManifest | null> {
  const answer = await http('/imsmanifest.xml');
  const read = answer.ok ? mendedXml(new Uint8Array(await answer.arrayBuffer())) : null;
  return read && readManifest(read);
}
