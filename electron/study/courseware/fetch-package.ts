import { BodyError, fetchBody, type FetchBodyOptions } from '#electron/platform/gateway/fetch-body.ts';
import { PackageError } from './package-error.ts';
import { stored, type PackageSource } from './package-source.ts';

export interface FetchPackageOptions extends FetchBodyOptions {
  /** Bytes of the largest package. */
  limit: number;
  /** Where a large one lies while it is open. */
  folder: string;
}

export interface Arrival {
  onProgress: (received: number, size: number | null) => void;
  signal: AbortSignal;
}

/** Bytes between two reports of progress. */
const reportStep = 256 * 1024;

const whys = {
  'no-address': 'no-package',
  refused: 'not-reached',
  'no-part': 'not-reached',
  'not-reached': 'not-reached',
  cancelled: 'cancelled',
} as const;

/** Fetches a package from the platform, or over https from a host that it names. Throws a PackageError. */
export async function fetchPackage(
  address: string,
  options: FetchPackageOptions,
  arrival: Arrival,
): Promise<PackageSource> {
  const { stream, size } = await fetchBody(address, options, arrival).catch((error: unknown) => {
    throw error instanceof BodyError ? new PackageError(whys[error.problem], error.message) : error;
  });
  if (size !== null && size > options.limit) throw new PackageError('too-large', `${size} bytes`);
  return stored(watched(stream, size, options.limit, arrival), options.folder);
}

/** What arrives, as long as it may. */
async function* watched(
  stream: AsyncIterable<Uint8Array>,
  size: number | null,
  limit: number,
  { onProgress, signal }: Arrival,
): AsyncGenerator<Uint8Array> {
  let received = 0;
  let reported = 0;
  onProgress(0, size);
  try {
    for await (const part of stream) {
      received += part.length;
      if (received > limit) throw new PackageError('too-large', `more than ${limit} bytes`);
      if (signal.aborted) throw new PackageError('cancelled', 'stopped by the learner');
      if (received - reported >= reportStep) {
        reported = received;
        onProgress(received, size);
      }
      yield part;
    }
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError(signal.aborted ? 'cancelled' : 'not-reached', String(error));
  }
  if (size !== null && received !== size) throw new PackageError('not-reached', `${received} bytes of ${size}`);
  onProgress(received, size);
}
