import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentFile, OpenFileOutcome } from '#contract/ipc/downloads.ts';
import { endingOf } from '#contract/platform/learning/document-way.ts';
import { plainFileName } from '#electron/kernel/files/file-name.ts';
import { freePath, writeWhole, type DownloadDisk } from '#electron/kernel/files/target-file.ts';
import { boundedBody } from '#electron/platform/gateway/bounded-body.ts';
import { BodyError, fetchBody, type FetchBodyOptions } from '#electron/platform/gateway/fetch-body.ts';
import { documentKindOf, holdsMacros, type DocumentKind } from '#rules/documents/document-kind.ts';

export interface OpenDocumentOptions {
  source: FetchBodyOptions;
  /** The documents of the user of this computer. */
  folder: string;
  disk: DownloadDisk;
  /** Where a program may be told that a file came from elsewhere (Windows). */
  marksOrigin: boolean;
  isPaperOpen: () => boolean;
  /** Opens a file by the program for its ending; rejects where there is none. */
  openFile: (file: string) => Promise<void>;
  report: (what: string, error: unknown) => void;
}

type Why = Extract<OpenFileOutcome, { outcome: 'failed' }>['why'];

class Refused extends Error {
  readonly why: Why;

  constructor(why: Why, options?: ErrorOptions) {
    super(`The document is not opened: ${why}.`, options);
    this.why = why;
  }
}

const largestBytes = 200 * 1024 * 1024;

/** The endings of each kind, of which a program is known by the system; the first where its name says none of them. */
const endings: Partial<Record<DocumentKind, readonly string[]>> = {
  pdf: ['pdf'],
  word: ['docx'],
  slides: ['pptx', 'ppsx'],
  sheet: ['xlsx', 'xlsb'],
  'old-word': ['doc', 'wps'],
  'old-slides': ['ppt', 'pps', 'dps'],
  'old-sheet': ['xls', 'et'],
  'locked-office': ['docx', 'pptx', 'xlsx'],
  zip: ['zip'],
  rar: ['rar'],
  '7z': ['7z'],
};

/** Gives a document of the platform itself, and of no other host, to a program of the system. */
export async function openDocument(file: DocumentFile, options: OpenDocumentOptions): Promise<OpenFileOutcome> {
  const { disk, isPaperOpen, openFile, report } = options;
  try {
    if (isPaperOpen()) throw new Refused('paper-open');
    const bytes = await fetched(file.address, options);
    const target = await store(file, bytes, options);
    if (options.marksOrigin)
      await markOrigin(target, options.source.platformOrigin, disk).catch((error: unknown) => report('a mark', error));
    const there = { path: target, fileName: path.basename(target) };
    // A paper may have been opened while it came.
    if (isPaperOpen()) return { outcome: 'saved', ...there };
    return await openFile(target).then(
      () => ({ outcome: 'opened', ...there }) as const,
      (error: unknown) => {
        report('no program for a document', error);
        return { outcome: 'saved', ...there } as const;
      },
    );
  } catch (error) {
    report('a document was not opened', error);
    return { outcome: 'failed', why: whyOf(error) };
  }
}

async function fetched(address: string, { source }: OpenDocumentOptions): Promise<Uint8Array> {
  if (URL.parse(address, source.platformOrigin)?.origin !== new URL(source.platformOrigin).origin)
    throw new Refused('ended');
  const { stream, size } = await fetchBody(address, source, { signal: new AbortController().signal });
  const bytes = size !== null && size > largestBytes ? null : await boundedBody(new Response(stream), largestBytes);
  if (bytes === null) throw new Refused('too-large');
  return bytes;
}

async function store({ address, name }: DocumentFile, bytes: Uint8Array, options: OpenDocumentOptions) {
  const known = endings[documentKindOf(bytes)];
  if (!known) throw new Refused('unknown-kind');
  if (holdsMacros(bytes)) throw new Refused('macros');
  const ending = known.find((one) => one === endingOf(address)) ?? known[0];
  const stem = name.toLowerCase().endsWith(`.${ending}`) ? name.slice(0, -`.${ending}`.length) : name;
  try {
    await mkdir(options.folder, { recursive: true });
    const target = await freePath(options.folder, plainFileName(`${stem}.${ending}`), options.disk);
    await writeWhole(target, bytes, options.disk);
    return target;
  } catch (error) {
    throw new Refused('not-stored', { cause: error });
  }
}

/** As browsers do: the program shows it without letting it do anything. */
async function markOrigin(target: string, origin: string, disk: DownloadDisk): Promise<void> {
  const mark = await disk.create(`${target}:Zone.Identifier`);
  try {
    await mark.write(Buffer.from(`[ZoneTransfer]\r\nZoneId=3\r\nHostUrl=${origin}/\r\n`));
  } finally {
    await mark.close();
  }
}

function whyOf(error: unknown): Why {
  if (error instanceof Refused) return error.why;
  return error instanceof BodyError && (error.problem === 'refused' || error.problem === 'no-address')
    ? 'ended'
    : 'not-reached';
}
