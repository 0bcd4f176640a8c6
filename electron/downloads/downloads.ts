import { certificatePdfStream as call } from '../../src/contract/platform/certificate/certificate.ts';
import { readEnvelope } from '../../src/contract/platform/envelope.ts';
import type { CertificateRequest, DownloadOutcome, DownloadProgress } from '../../src/contract/ipc/downloads.ts';
import path from 'node:path';
import { overriddenPath, type PathOverrides } from '../gateway/call-path.ts';
import type { Upstream } from '../gateway/upstream.ts';
import { pdfFileName } from './file-name.ts';
import { createPdfCheck } from './pdf-check.ts';
import { DownloadError, problemOf, problemOfAnswer } from './problem.ts';
import { beginFile, type DownloadDisk } from './target-file.ts';

/** Saves certificates where the learner says. */
export interface Downloads {
  certificate: (request: CertificateRequest) => Promise<DownloadOutcome>;
  cancel: (downloadId: string) => void;
  /** True for a file that this run of the client saved. */
  isOurs: (file: string) => boolean;
}

export interface DownloadsOptions {
  upstream: Upstream;
  overrides: () => PathOverrides;
  /** Asks where to; null when the learner changed their mind. */
  askSavePath: (proposed: string) => Promise<string | null>;
  disk: DownloadDisk;
  onProgress: (progress: DownloadProgress) => void;
  onFailure: (error: unknown) => void;
}

/** Between two progress messages of one download, in ms. */
const progressEvery = 100;

/** Makes the downloads of this client. */
export function createDownloads(parts: DownloadsOptions): Downloads {
  const running = new Map<string, AbortController>();
  const saved = new Set<string>();

  async function certificate(request: CertificateRequest): Promise<DownloadOutcome> {
    if (running.has(request.downloadId)) throw new DownloadError('refused');
    const stop = new AbortController();
    running.set(request.downloadId, stop);
    try {
      const target = await parts.askSavePath(pdfFileName(request.fileName));
      if (target === null || stop.signal.aborted) return { outcome: 'cancelled' };
      const bytes = await save(request, target, stop.signal);
      saved.add(target);
      return { outcome: 'saved', path: target, fileName: path.basename(target), sizeBytes: bytes };
    } catch (error) {
      if (stop.signal.aborted) return { outcome: 'cancelled' };
      parts.onFailure(error);
      return { outcome: 'failed', problem: problemOf(error) };
    } finally {
      running.delete(request.downloadId);
    }
  }

  async function save(request: CertificateRequest, target: string, signal: AbortSignal): Promise<number> {
    const response = await fetchPdf(request.certificateId, signal);
    const total = expectedLength(response);
    try {
      const file = await beginFile(target, parts.disk);
      try {
        const received = await copy(response, file.write, progressOf(request.downloadId, total), signal);
        if (total !== null && received !== total) throw new DownloadError('broken');
        await file.finish();
        return received;
      } catch (error) {
        await file.discard();
        throw error;
      }
    } catch (error) {
      // The connection is not kept busy with bytes that nobody takes.
      await response.body?.cancel().catch(() => undefined);
      throw error;
    }
  }

  async function fetchPdf(id: string, signal: AbortSignal): Promise<Response> {
    const outcome = await parts.upstream.send({
      method: call.method,
      path: overriddenPath(call.path, `${call.id} ${call.path}`, parts.overrides()),
      search: new URLSearchParams({ id }).toString(),
      headers: new Headers({ accept: 'application/pdf, application/json' }),
      signal,
    });
    if (outcome.kind === 'unreachable' || outcome.kind === 'timed-out') throw new DownloadError('offline');
    if (outcome.kind !== 'answer') throw new DownloadError('broken');
    const { response } = outcome;
    const isEnvelope = (response.headers.get('content-type') ?? '').includes('json');
    if (response.status === 200 && !isEnvelope) return response;
    throw new DownloadError(problemOfAnswer(response.status, isEnvelope ? await codeOf(response) : null));
  }

  function progressOf(downloadId: string, total: number | null): (received: number) => void {
    let told = -progressEvery;
    return (received) => {
      const now = performance.now();
      if (now - told < progressEvery && received !== total) return;
      told = now;
      parts.onProgress({ downloadId, receivedBytes: received, totalBytes: total });
    };
  }

  return {
    certificate,
    cancel: (downloadId) => running.get(downloadId)?.abort(),
    isOurs: (file) => saved.has(file),
  };
}

async function copy(
  response: Response,
  write: (chunk: Uint8Array) => Promise<void>,
  progress: (received: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const check = createPdfCheck();
  let received = 0;
  for await (const chunk of response.body ?? []) {
    signal.throwIfAborted();
    check.take(chunk);
    if (!check.mayBePdf()) throw new DownloadError('not-pdf');
    await write(chunk);
    received += chunk.length;
    progress(received);
  }
  signal.throwIfAborted();
  if (received === 0) throw new DownloadError('not-pdf');
  if (!check.isWhole()) throw new DownloadError('broken');
  return received;
}

/** A length of a compressed transfer is not the file's. */
function expectedLength({ headers }: Response): number | null {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return Number.isInteger(length) && headers.get('content-encoding') === null ? length : null;
}

async function codeOf(response: Response): Promise<number | null> {
  // Claims to be JSON and is not: no code.
  return readEnvelope(await response.json().catch(() => null))?.code ?? null;
}
