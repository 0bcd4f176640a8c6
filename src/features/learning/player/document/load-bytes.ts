import { pageAddressOf } from '../../../../ui/html/page-address.ts';

const refused = new Set([401, 403, 404, 410]);

/** The address has ended, or was never good. */
export class AddressRefused extends Error {}

/** The bytes of a file of the platform. Rejects with AddressRefused where another address may help. */
export async function loadBytes(address: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(pageAddressOf(address), { signal });
  if (refused.has(response.status)) throw new AddressRefused(`The document answered ${response.status}.`);
  if (!response.ok) throw new Error(`The document answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
