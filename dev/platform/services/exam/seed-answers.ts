import { createHash } from 'node:crypto';
import type { Markable } from './marking.ts';
import { rightAnswer } from './paper-report.ts';

/** How well an invented answer does. */
export type Quality = 'right' | 'partly' | 'wrong' | 'none';

/** The answers of a paper with the given share of right ones; of the others every second one is wrong, the rest empty. */
export function sharedQuality(share: number): (index: number) => Quality {
  return (index) => {
    if ((index + 1) % 10 < share * 10 || share === 1) return 'right';
    return index % 2 === 0 ? 'wrong' : 'none';
  };
}

const varied = ['partly', 'wrong', 'right', 'partly', 'none'] as const;

/** A paper that shows everything that can become of an answer. */
export function variedQuality(index: number): Quality {
  return varied[index % varied.length] ?? 'none';
}

/** What a learner of that quality sends; empty: nothing. */
export function inventedAnswer(question: Markable, quality: Quality): string[] {
  const right = question.type === 10 ? [seededFileHash] : rightAnswer(question.type, question.key);
  if (quality === 'none') return [];
  if (quality === 'right') return right;
  return quality === 'partly' ? partly(question, right) : wrong(question, right);
}

/** The content of the one file that seeded answers to upload questions name. */
export const seededFileHash = createHash('sha256').update('接线图.jpg').digest('hex');

function partly({ type, key }: Markable, right: string[]): string[] {
  if (type === 2) return right.slice(0, -1);
  if (type === 4) return right.map((text, index) => (index === 0 ? text : ''));
  if (type === 5 || type === 6) return [(key[0] ?? []).slice(0, 2).join('，')];
  if (type === 8) return swapped(right);
  return right;
}

function wrong({ type }: Markable, right: string[]): string[] {
  if (type === 4) return right.map(() => '不清楚');
  if (type === 5 || type === 6) return ['不清楚。'];
  if (type === 8) return right.map(() => '');
  if (type === 9) return swapped(right);
  if (type === 10) return [];
  return right[0] === 'A' ? ['B'] : ['A'];
}

/** The last two the other way round. */
function swapped(keys: string[]): string[] {
  return [...keys.slice(0, -2), ...keys.slice(-2).toReversed()];
}
