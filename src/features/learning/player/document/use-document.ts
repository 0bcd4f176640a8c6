import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { http } from '#api/http.ts';
import { PdfError } from '#domain/pdf/pdf.ts';
import { logFailure } from '#lib/log.ts';
import { documentKindOf, type DocumentKind } from '#rules/documents/document-kind.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { closePdfFile, type OpenPdf, openPdfFile } from './pdf-reader.ts';
import { closeWord, openWord, type OpenWord, type WordTexts } from './word-reader.ts';

const refused = new Set([401, 403, 404, 410]);

/** The address has ended, or was never good. */
class AddressRefused extends Error {}

/** What came is no file that the client shows. */
class FileRefused extends Error {}

/** The bytes of a file of the platform. Rejects with AddressRefused where another address may help. */
async function loadBytes(address: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await http(pageAddressOf(address), { signal });
  if (refused.has(response.status)) throw new AddressRefused(`The document answered ${response.status}.`);
  if (response.status === 415) throw new FileRefused('The file is of no kind that is shown.');
  if (!response.ok) throw new Error(`The document answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

export type OpenDocument = ({ kind: 'pdf' } & OpenPdf) | ({ kind: 'word' } & OpenWord);

/**
 * Why a document is not shown. `unreached`: it did not come. `ended`: its address gives nothing. A kind:
 * it is of one that is not read here. `damaged`: it is of one that is, and cannot be read.
 */
export type DocumentProblem = 'unreached' | 'ended' | UnknownDocument['problem'] | 'damaged' | PdfError['problem'];

interface Shown {
  open: OpenDocument | null;
  problem: DocumentProblem | null;
}

const nothing: Shown = { open: null, problem: null };

/** A document of the platform, read as what its bytes say. An address that has ended is renewed once. */
export function useDocument(
  address: string,
  texts: WordTexts,
  renew: () => Promise<boolean>,
): Shown & { retry: () => void; unlock: (password: string) => void } {
  const [shown, setShown] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  // A new one for every try, also when the password is the same.
  const [key, setKey] = useState<{ password: string } | null>(null);
  /** What has come under an address, which a password does not ask for again. */
  const arrived = useRef<{ of: string; bytes: Uint8Array<ArrayBuffer> } | null>(null);
  const askAgain = useEffectEvent(renew);
  const wordTexts = useEffectEvent(() => texts);
  useEffect(() => {
    const stop = new AbortController();
    let opened: OpenDocument | null = null;
    const of = `${attempt} ${address}`;
    const read = async () => {
      try {
        const bytes = arrived.current?.of === of ? arrived.current.bytes : await loadBytes(address, stop.signal);
        arrived.current = { of, bytes };
        opened = await openBytes(bytes, key?.password, wordTexts());
      } catch (error) {
        if (error instanceof AddressRefused && attempt === 0 && (await askAgain())) return setAttempt(1);
        throw error;
      }
      if (stop.signal.aborted) return close(opened);
      setShown({ open: opened, problem: null });
    };
    read().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      logFailure('document', error);
      setShown({ open: null, problem: problemOf(error) });
    });
    return () => {
      stop.abort();
      if (opened !== null) close(opened);
      setShown(nothing);
    };
  }, [address, attempt, key]);
  const retry = () => {
    setShown(nothing);
    // Another address where the platform gives one; the same one otherwise.
    void renew().then(() => setAttempt((count) => count + 1));
  };
  return { ...shown, retry, unlock: (password) => setKey({ password }) };
}

/** Its bytes came, and it is none that is read here. */
class UnknownDocument extends Error {
  readonly problem: Exclude<DocumentKind, OpenDocument['kind']>;

  constructor(problem: UnknownDocument['problem']) {
    super(`The document is of no kind that is read here: ${problem}.`);
    this.problem = problem;
  }
}
/** Its bytes came, and they cannot be read. */
class DamagedDocument extends Error {}

async function openBytes(
  bytes: Uint8Array<ArrayBuffer>,
  password: string | undefined,
  texts: WordTexts,
): Promise<OpenDocument> {
  const kind = documentKindOf(bytes);
  if (kind !== 'pdf' && kind !== 'word') throw new UnknownDocument(kind);
  try {
    if (kind === 'pdf') return { kind, ...(await openPdfFile(bytes, password)) };
    return { kind, ...(await openWord(bytes, texts)) };
  } catch (error) {
    throw error instanceof PdfError ? error : new DamagedDocument('The document cannot be read.', { cause: error });
  }
}

function close(open: OpenDocument): void {
  if (open.kind === 'pdf') closePdfFile(open);
  else closeWord(open);
}

function problemOf(error: unknown): DocumentProblem {
  if (error instanceof PdfError) return error.problem;
  if (error instanceof AddressRefused) return 'ended';
  if (error instanceof UnknownDocument) return error.problem;
  if (error instanceof FileRefused) return 'other';
  return error instanceof DamagedDocument ? 'damaged' : 'unreached';
}
