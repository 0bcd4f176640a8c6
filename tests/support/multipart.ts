import { Blob, File } from 'node:buffer';

/**
 * jsdom has files and forms of its own that Node's Request and Response do not know: a form would travel as
 * '[object FormData]'. A test that uploads takes Node's.
 */
export async function installMultipart(): Promise<void> {
  const empty = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const { constructor: FormData } = await new Response('', empty).formData();
  Object.assign(globalThis, { Blob, File, FormData });
}
