import { certificatePdfStream as call } from '../../src/contract/platform/certificate/certificate.ts';
import { readEnvelope } from '../../src/contract/platform/envelope.ts';
import type { CertificateRequest, DownloadOutcome, DownloadProgress } from '../../src/contract/ipc/downloads.ts';
import path from 'node:path';
import { overriddenPath, type PathOverrides } from '../gateway/call-path.ts';
import type { Upstream } from '../gateway/upstream.ts';
import { createPdfCheck, pdfFileName } from './pdf.ts';
import { DownloadError, problemOf, problemOfAnswer } from './problem.ts';
import { beginFile, type DownloadDisk } from './target-file.ts';

/** Downloads certificates to files that the learner chooses. */
export interface Downloads {
  certificate: (request: CertificateRequest) => Promise<DownloadOutcome>;
  cancel: (downloadId: string) => void;
  /** True for a file that this run of the client saved. */
  isOurs: (file: string) => boolean;
}

export interface DownloadsOptions {
  upstream: Upstream;
  overrides: () => PathOverrides;
  /** Asks the learner where to save; null: cancelled. */
  askSavePath: (proposed: string) => Promise<string | null>;
  disk: DownloadDisk;
  onProgress: (progress: DownloadProgress) => void;
  onFailure: (error: unknown) => void;
}

/** Minimum interval between progress events of one download. */
const progressIntervalMs = 100;

export function createDownloads(options: DownloadsOptions): Downloads {
  const running = new Map<string, AbortController>();
  const saved = new Set<string>();

  async function certificate(request: CertificateRequest): Promise<DownloadOutcome> {
    if (running.has(request.downloadId)) throw new DownloadError('refused');
    const aborter = new AbortController();
    running.set(request.downloadId, aborter);
    try {
      const target = await options.askSavePath(pdfFileName(request.fileName));
      if (target === null || aborter.signal.aborted) return { outcome: 'cancelled' };
      const sizeBytes = await save(request, target, aborter.signal);
      saved.add(target);
      return { outcome: 'saved', path: target, fileName: path.basename(target), sizeBytes };
    } catch (error) {
      if (aborter.signal.aborted) return { outcome: 'cancelled' };
      options.onFailure(error);
      return { outcome: 'failed', problem: problemOf(error) };
    } finally {
      running.delete(request.downloadId);
    }
  }

  async function save(request: CertificateRequest, target: string, signal: AbortSignal): Promise<number> {
    const response = await fetchPdf(request.certificateId, signal);
    const totalBytes = expectedLength(response);
    try {
      const file = await beginFile(target, options.disk);
      try {
        const receivedBytes = await copy(response, file.write, progressOf(request.downloadId, totalBytes), signal);
        if (totalBytes !== null && receivedBytes !== totalBytes) throw new DownloadError('broken');
        await file.finish();
        return receivedBytes;
      } catch (error) {
        await file.discard();
        throw error;
      }
    } catch (error) {
      // Closes the connection; the rest of the body is not needed.
      await response.body?.cancel().catch(() => undefined);
      throw error;
    }
  }

  async function fetchPdf(id: string, signal: AbortSignal): Promise<Response> {
    const outcome = await options.upstream.send({
      method: call.method,
      effect: call.effect,
      path: overriddenPath(call.path, `${call.id} ${call.path}`, options.overrides()),
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

  function progressOf(downloadId: string, totalBytes: number | null): (receivedBytes: number) => void {
    let lastAt = -progressIntervalMs;
    return (receivedBytes) => {
      const now = performance.now();
      if (now - lastAt < progressIntervalMs && receivedBytes !== totalBytes) return;
      lastAt = now;
      options.onProgress({ downloadId, receivedBytes, totalBytes });
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
  progress: (receivedBytes: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const check = createPdfCheck();
  let receivedBytes = 0;
  for await (const chunk of response.body ?? []) {
    signal.throwIfAborted();
    check.add(chunk);
    if (!check.mayBePdf()) throw new DownloadError('not-pdf');
    await write(chunk);
    receivedBytes += chunk.length;
    progress(receivedBytes);
  }
  signal.throwIfAborted();
  if (receivedBytes === 0) throw new DownloadError('not-pdf');
  if (!check.isComplete()) throw new DownloadError('broken');
  return receivedBytes;
}

/** Null: not told, or the length of a compressed transfer, which is not that of the file. */
function expectedLength({ headers }: Response): number | null {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return Number.isInteger(length) && headers.get('content-encoding') === null ? length : null;
}

async function codeOf(response: Response): Promise<number | null> {
  // Not JSON in spite of its content type: no code.
  return readEnvelope(await response.json().catch(() => null))?.code ?? null;
}
