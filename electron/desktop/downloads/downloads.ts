import path from 'node:path';
import type {
  CertificateRequest,
  CertificatesRequest,
  DownloadOutcome,
  DownloadProgress,
  FolderOutcome,
  NotSaved,
} from '#contract/ipc/downloads.ts';
import { certificatePdfStream as call, certificateTimeoutMs } from '#contract/platform/certificate/certificate.ts';
import { fileAddressIn } from '#contract/platform/certificate/file-address.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import { readEnvelope } from '#contract/platform/envelope.ts';
import { beginFile, freePath, type DownloadDisk } from '#electron/kernel/files/target-file.ts';
import { boundedBody } from '#electron/platform/gateway/bounded-body.ts';
import { overriddenPath, type PathOverrides } from '#electron/platform/gateway/call-path.ts';
import { readElsewhere, sendRead } from '#electron/platform/gateway/follow-read.ts';
import type { Fetch, Upstream, UpstreamOutcome } from '#electron/platform/gateway/upstream.ts';
import { beginsAsPdf, createPdfCheck, pdfFileName } from './pdf.ts';
import { DownloadError, problemOf, problemOfAnswer } from './problem.ts';

/** Downloads certificates to files that the learner chooses. */
export interface Downloads {
  certificate: (request: CertificateRequest) => Promise<DownloadOutcome>;
  certificates: (request: CertificatesRequest) => Promise<FolderOutcome>;
  cancel: (downloadId: string) => void;
  /** True for a file that this run of the client saved. */
  isOurs: (file: string) => boolean;
}

export interface DownloadsOptions {
  upstream: Upstream;
  platformOrigin: string;
  /** For a certificate that lies on another host. */
  fetch: Fetch;
  overrides: () => PathOverrides;
  /** Asks the learner where to save; null: cancelled. */
  askSavePath: (proposed: string) => Promise<string | null>;
  /** Asks for a folder; null: cancelled. */
  askFolder: () => Promise<string | null>;
  disk: DownloadDisk;
  /** So many of several are through. */
  onThrough: (downloadId: string, through: number) => void;
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

  async function certificates({ downloadId, items }: CertificatesRequest): Promise<FolderOutcome> {
    if (running.has(downloadId)) throw new DownloadError('refused');
    const aborter = new AbortController();
    running.set(downloadId, aborter);
    const notSaved: NotSaved[] = [];
    let through = 0;
    const savedCount = () => through - notSaved.length;
    try {
      const folder = await options.askFolder();
      for (const { certificateId, fileName } of folder === null ? [] : items) {
        if (aborter.signal.aborted || folder === null) break;
        try {
          const target = await freePath(folder, pdfFileName(fileName), options.disk);
          await save({ downloadId: `${downloadId} ${through}`, certificateId, fileName }, target, aborter.signal);
          saved.add(target);
        } catch (error) {
          if (aborter.signal.aborted) break;
          options.onFailure(error);
          notSaved.push({ certificateId, problem: problemOf(error) });
        }
        through += 1;
        options.onThrough(downloadId, through);
      }
      if (folder === null || aborter.signal.aborted) return { outcome: 'cancelled', folder, saved: savedCount() };
      return { outcome: 'done', folder, saved: savedCount(), notSaved };
    } finally {
      running.delete(downloadId);
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
    const path = overriddenPath(call.path, `${call.id} ${call.path}`, options.overrides());
    const asked = { ...askedAt(path, `${new URLSearchParams({ id })}`), signal };
    const answer = arrived(await sendRead(asked, options));
    const read = await readAnswer(answer);
    if (read.kind === 'pdf') return read.response;
    if (read.address === null) throw new DownloadError(problemOfAnswer(answer.status, read.code));
    // The platform may say where it lies instead.
    const url = URL.parse(read.address, options.platformOrigin);
    const isHere = url?.origin === new URL(options.platformOrigin).origin;
    if (!url || (!isHere && url.protocol !== 'https:')) throw new DownloadError('moved');
    const there = { ...askedAt(url.pathname, url.search), signal };
    const file = arrived(await (isHere ? sendRead(there, options) : readElsewhere(url.href, there, options)));
    const found = await readAnswer(file);
    if (found.kind === 'pdf') return found.response;
    throw new DownloadError(problemOfAnswer(file.status, found.code));
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
    certificates,
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
  if (!check.isPdf()) throw new DownloadError('not-pdf');
  if (!check.isComplete()) throw new DownloadError('broken');
  return receivedBytes;
}

/** Null: not told, or the length of a compressed transfer, which is not that of the file. */
function expectedLength({ headers }: Response): number | null {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return Number.isInteger(length) && headers.get('content-encoding') === null ? length : null;
}

function askedAt(path: string, search: string) {
  const headers = new Headers({ accept: 'application/pdf, application/json' });
  return { method: call.method, effect: call.effect, path, search, headers, timeoutMs: certificateTimeoutMs };
}

/** Throws for what is no answer, each with its own problem. */
function arrived(outcome: UpstreamOutcome): Response {
  switch (outcome.kind) {
    case 'answer':
      return outcome.response;
    case 'unreachable':
      throw new DownloadError('offline');
    case 'timed-out':
      throw new DownloadError('slow');
    case 'redirected':
      throw new DownloadError('moved');
    case 'broken':
      throw new DownloadError('broken');
  }
}

type ReadAnswer = { kind: 'pdf'; response: Response } | { kind: 'words'; code: number | null; address: string | null };

/** Whether an answer is the file itself, whatever it is labelled: bytes that are called JSON may be a PDF. */
async function readAnswer(response: Response): Promise<ReadAnswer> {
  const words = (code: number | null, address: string | null) => ({ kind: 'words', code, address }) as const;
  const isLabelled = (response.headers.get('content-type') ?? '').includes('json');
  if (!isLabelled) return response.ok ? { kind: 'pdf', response } : words(null, null);
  const bytes = await boundedBody(response);
  if (bytes !== null && response.ok && beginsAsPdf(bytes))
    return { kind: 'pdf', response: new Response(new Uint8Array(bytes)) };
  const envelope = readEnvelope(parsed(bytes?.toString('utf8') ?? ''));
  const isGood = response.ok && envelope !== null && isSuccess(envelope.code);
  return words(envelope?.code ?? null, isGood ? fileAddressIn(envelope.data) : null);
}

/** Null: no JSON in spite of its label. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
