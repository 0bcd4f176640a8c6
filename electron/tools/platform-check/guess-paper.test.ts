import { describe, expect, it } from 'vitest';
import { guessPaper } from './guess-paper.ts';

const options = [
  { mk: 'A', tx: 'turn the valve' },
  { mk: 'B', tx: 'call for help' },
];
const question = (nr: number, more: object = {}) => ({
  nr_id: nr,
  ty: 1,
  q: `What comes first in case ${nr}?`,
  sc: 2,
  os: options,
  ...more,
});

describe('a paper, by its shape', () => {
  it('is found in sections', () => {
    const data = { gs: [{ gid: 1, nm: 'Single choice', qs: [question(1), question(2)] }] };
    expect(guessPaper(data)).toEqual({
      sectionList: 'gs',
      questionList: 'qs',
      optionList: 'os',
      id: 'nr_id',
      title: 'q',
      score: 'sc',
      key: 'mk',
      content: 'tx',
      name: 'nm',
    });
  });

  it('is found deep inside, without sections', () => {
    const data = { paper: { body: { qs: [question(1), question(2)] } }, user: { name: 'x' } };
    expect(guessPaper(data)).toMatchObject({ questionList: 'paper.body.qs', optionList: 'os', title: 'q' });
    expect(guessPaper(data)).not.toHaveProperty('sectionList');
  });

  it('has its types where a short paper has almost as many of them as questions, and its points apart', () => {
    const qs = [1, 2, 3, 4, 5, 5].map((tmLx, at) =>
      question(at, { ty: undefined, sc: undefined, tmLx, pts: at < 4 ? 2 : 10 }),
    );
    expect(guessPaper({ qs })).toMatchObject({ type: 'tmLx', score: 'pts' });
  });

  it('has the children of a case', () => {
    const data = { qs: [question(1, { os: [], cs: [question(11), question(12)] }), question(2)] };
    expect(guessPaper(data)).toMatchObject({ questionList: 'qs', childList: 'cs' });
  });

  it('needs no entry for a name of ours', () => {
    const ours = { id: 1, type: 1, title: 'What is it?', score: 1, optionList: [{ key: 'A', content: 'this one' }] };
    const data = { sectionList: [{ id: 's', name: 'One', questionList: [ours, { ...ours, id: 2 }] }] };
    expect(guessPaper(data)).toEqual({});
  });

  it('knows kinds by what they tell apart, points by their sum, and a title that every question has', () => {
    const of = (i: number, k: number, p: number, more: object = {}) => ({
      i: `q-${i}`,
      k,
      p,
      t: `What is ${i}?`,
      os: k === 1 ? options : [...options, { mk: 'C', tx: 'go away' }].slice(0, k === 3 ? 0 : 3),
      ...more,
    });
    const long = { mt: 'a long story that only one question has, and that is no title of it' };
    const data = { qs: [of(1, 1, 2), of(2, 1, 2), of(3, 2, 2), of(4, 2, 4), of(5, 3, 4), of(6, 3, 4, long)] };
    expect(guessPaper(data, 18)).toMatchObject({ id: 'i', type: 'k', score: 'p', title: 't' });
    expect(guessPaper(data)).not.toHaveProperty('score');
  });

  it('keeps the kinds and points that have our names, however few values other fields have', () => {
    const kinds = ['single', 'multiple', 'judge', 'blank', 'short', 'essay', 'case', 'matching', 'upload'];
    const of = (id: number) => ({
      id,
      type: kinds[id % kinds.length],
      title: `What is ${id}?`,
      score: id % 3 === 0 ? 2 : 5,
      level: id % 2,
      optionList: [
        { key: 'A', content: 'a', remark: 'a long remark of the editor' },
        { key: 'B', content: 'b', remark: 'another long remark of the editor' },
      ],
    });
    const questions = Array.from({ length: 16 }, (_, at) => of(at + 1));
    const sections = [{ name: 'One', remark: 'five points each, two for half', body: questions }];
    expect(guessPaper({ sections })).toEqual({ sectionList: 'sections', questionList: 'body' });
  });

  it('keeps what the client reads under a usual name', () => {
    const of = (id: number) => ({
      questionId: id,
      questionType: 1 + (id % 4),
      stem: 'What?',
      fullScore: 2,
      remark: `a long remark of the editor, ${id}`,
      os: options,
    });
    const names = guessPaper({ qs: [1, 2, 3, 4, 5, 6].map(of) });
    expect(names).toEqual({ questionList: 'qs', optionList: 'os', key: 'mk', content: 'tx' });
  });

  it('takes nothing that is the same everywhere for a kind, and no counter for points', () => {
    const of = (nr: number) => ({ qid: `a-${nr}`, on: 1, sort: nr, t: `What is ${nr}?`, os: options });
    const names = guessPaper({ qs: [1, 2, 3, 4].map(of) }, 100);
    expect(names).not.toHaveProperty('type');
    expect(names).not.toHaveProperty('score');
    expect(names).toMatchObject({ id: 'qid' });
  });

  it.each([[null], ['text'], [[]], [{ list: [{ a: 1 }] }], [5]])('is not found in %j', (data) => {
    expect(guessPaper(data)).toEqual({});
  });
});
