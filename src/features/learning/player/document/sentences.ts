import type { DocumentProblem } from './use-document.ts';

type Told = Exclude<DocumentProblem, 'locked' | 'wrong-password' | 'old-slides' | 'old-sheet' | 'zip' | 'rar' | '7z'>;
type Sentence = Told | 'archive';

/** The sentence of a document that is not shown: an old and a new one of a kind have the same. */
export function sentenceOf(problem: Exclude<DocumentProblem, 'locked' | 'wrong-password'>): Sentence {
  switch (problem) {
    case 'old-slides':
      return 'slides';
    case 'old-sheet':
      return 'sheet';
    case 'zip':
    case 'rar':
    case '7z':
      return 'archive';
    default:
      return problem;
  }
}

/** The sentence of a document by its ending alone, which is not fetched to be refused. */
export function sentenceOfEnding(ending: string): Sentence {
  if (/^(?:ppt|pps|dps)/.test(ending)) return 'slides';
  if (/^(?:xls|et$)/.test(ending)) return 'sheet';
  if (/^(?:zip|rar|7z)$/.test(ending)) return 'archive';
  return ending === 'wps' ? 'old-word' : 'other';
}
