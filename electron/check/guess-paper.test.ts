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
      type: 'ty',
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

  it('has the children of a case', () => {
    const data = { qs: [question(1, { os: [], cs: [question(11), question(12)] }), question(2)] };
    expect(guessPaper(data)).toMatchObject({ questionList: 'qs', childList: 'cs' });
  });

  it('needs no entry for a name of ours', () => {
    const ours = { id: 1, type: 1, title: 'What is it?', score: 1, optionList: [{ key: 'A', content: 'this one' }] };
    const data = { sectionList: [{ id: 's', name: 'One', questionList: [ours, { ...ours, id: 2 }] }] };
    expect(guessPaper(data)).toEqual({});
  });

  it('knows kinds by their few values, and a title that every question has', () => {
    const of = (i: number, k: number, p: number, more: object = {}) => ({
      i,
      k,
      p,
      t: `What is ${i}?`,
      os: options,
      ...more,
    });
    const long = { mt: 'a long story that only one question has, and that is no title of it' };
    const data = { qs: [of(1, 1, 2), of(2, 1, 2), of(3, 2, 2), of(4, 2, 4), of(5, 3, 4), of(6, 3, 4, long)] };
    expect(guessPaper(data)).toMatchObject({ id: 'i', type: 'k', score: 'p', title: 't' });
  });

  it.each([[null], ['text'], [[]], [{ list: [{ a: 1 }] }], [5]])('is not found in %j', (data) => {
    expect(guessPaper(data)).toEqual({});
  });
});
