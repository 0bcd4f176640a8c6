import { delivered, settled, waitFor, type Outcome } from './hand-in-outcome.ts';
import type { CommitAnswer } from './commit-answer.ts';
import type { RecordView } from './paper-record.ts';

/** What this run learned about a paper in earlier tries. */
export interface Progress {
  /** False: this try follows another one so closely that a failed reading says nothing new. */
  counts: boolean;
  /** Failed readings of the record, one after the other, on a platform that answers. */
  unusable: number;
  /** The platform took a commit, and its record still shows an open paper: so often, one after the other. */
  stillOpen: number;
}

export const noProgress: Progress = { counts: true, unusable: 0, stillOpen: 0 };

/** A record is read this often before the paper is committed again without it. */
const patience = 3;

/** `sent`: a commit may have arrived. `judged`: a verdict stands in the journal already. */
export interface Before {
  sent: boolean;
  judged: boolean;
  progress: Progress;
}

/** What the record means before a commit; `commit`: the platform does not have the paper. */
export function beforeCommit(view: RecordView, { sent, judged, progress }: Before): Outcome | 'commit' {
  switch (view.kind) {
    case 'wait':
      return view;
    case 'same':
      return delivered('compared', view.held);
    case 'counted':
      // Another seat may have answered as many: without a commit from here it is not this paper.
      if (sent) return delivered('counted', view.held);
      return judged ? settled('unverified', view) : 'commit';
    case 'other':
      return settled('elsewhere', view);
    case 'closed':
      return 'commit';
    case 'listed':
      if (progress.unusable < patience) return waitFor('platform');
      return sent || judged ? settled('unverified', view) : 'commit';
    case 'bare':
      return sent || judged ? settled('unverified', view) : 'commit';
    case 'unusable':
      return progress.unusable < patience ? waitFor('platform') : 'commit';
    case 'open':
      return progress.stillOpen > 0 && progress.stillOpen < patience ? waitFor('platform') : 'commit';
  }
}

/** What the record means after the platform said that it took the paper. */
export function afterTaken(view: RecordView): Outcome {
  switch (view.kind) {
    case 'same':
      return delivered('compared', view.held);
    case 'counted':
      return delivered('counted', view.held);
    case 'other':
      return settled('elsewhere', view);
    case 'bare':
    case 'listed':
      return delivered('acknowledged', view.held);
    case 'unusable':
    case 'wait':
      return delivered('acknowledged', null);
    case 'open':
    case 'closed':
      // The record may lag behind; a platform that forgot the paper gets it again.
      return waitFor('platform');
  }
}

type Refusal = Extract<CommitAnswer, { message: string; kind: 'already' | 'too-late' | 'unknown-paper' }>;

/** What the record means after a refusal of the short list. `sent`: an earlier commit may have arrived. */
export function afterRefusal(view: RecordView, { kind, message }: Refusal, { sent, progress }: Before): Outcome {
  switch (view.kind) {
    case 'wait':
      return view;
    case 'same':
      return delivered('compared', view.held);
    case 'counted':
      return sent ? delivered('counted', view.held) : settled('unverified', { held: view.held, message });
    case 'other':
      return settled('elsewhere', { held: view.held, message });
    case 'closed':
      return settled('closed', { held: view.held, message });
    case 'listed':
      if (progress.unusable < patience) return waitFor('platform', { message });
      return settled(sent || kind === 'already' ? 'unverified' : 'closed', { held: view.held, message });
    case 'bare':
      // Also a first commit may be the second to arrive: networks repeat requests.
      return settled(sent || kind === 'already' ? 'unverified' : 'closed', { held: view.held, message });
    case 'open':
      return kind === 'already' ? waitFor('platform', { message }) : settled('refused', { message });
    case 'unusable':
      if (kind !== 'already') return settled('refused', { message });
      return progress.unusable < patience ? waitFor('platform', { message }) : settled('unverified', { message });
  }
}
