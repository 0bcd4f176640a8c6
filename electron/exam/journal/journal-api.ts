import type { Journals } from './journals.ts';

/** The journals as plain functions, for a thread to offer. */
export type JournalApi = { readonly [Verb in keyof Journals]: Journals[Verb] };

export function journalApi(journals: Journals): JournalApi {
  return {
    list: () => journals.list(),
    head: (name) => journals.head(name),
    create: (journal) => journals.create(journal),
    open: (name, key) => journals.open(name, key),
    append: (name, record) => journals.append(name, record),
    writeCard: (name, card) => journals.writeCard(name, card),
    release: (name) => journals.release(name),
    remove: (name) => journals.remove(name),
    appendFile: (name, fileId, bytes) => journals.appendFile(name, fileId, bytes),
    finishFile: (name, fileId) => journals.finishFile(name, fileId),
    readFile: (name, fileId, sha256) => journals.readFile(name, fileId, sha256),
    retainFiles: (name, fileIds) => journals.retainFiles(name, fileIds),
    removeFile: (name, fileId) => journals.removeFile(name, fileId),
    close: () => journals.close(),
  };
}
