import { describe, expect, it } from 'vitest';
import type { AnswerValue, Question, QuestionKind } from '#contract/ipc/paper.ts';
import { readFiles, readTold, sentFiles } from './told-answer.ts';

const lettered = (...texts: string[]) =>
  texts.map((html, index) => ({ key: String.fromCharCode(65 + index), html: `<p>${html}</p>` }));

const question = (kind: QuestionKind, more: Partial<Question> = {}): Question => ({
  id: 'q',
  kind,
  number: 1,
  score: 2,
  html: '',
  options: lettered('甲', '乙', '丙'),
  blanks: 0,
  materialId: null,
  ...more,
});
const matching = question('matching', {
  options: ['1', '2'].map((key) => ({ key, html: key })),
  targets: lettered('红', '黄'),
});
const judge = question('judge', { options: lettered('正确', '错误') });
const blanks = question('blank', { options: [], blanks: 2 });
const text = (value: string): AnswerValue => ({ kind: 'text', text: value });
const choice = (...keys: string[]): AnswerValue => ({ kind: 'choice', keys });

describe('an answer as a platform tells it', () => {
  it.each<[string, Question, string[] | null, AnswerValue | null]>([
    ['none is told', question('single'), null, null],
    ['an empty one', question('single'), [], text('')],
    ['a list of empty texts', blanks, ['', ''], text('')],
    ['a key', question('single'), ['B'], choice('B')],
    ['a small key', question('single'), ['b'], choice('B')],
    ['keys in a list, in another order', question('multiple'), ['C', 'A'], choice('A', 'C')],
    ['keys with commas', question('multiple'), ['A，C'], choice('A', 'C')],
    ['keys in a row', question('multiple'), ['AC'], choice('A', 'C')],
    ['the text of an option', question('single'), ['乙'], choice('B')],
    ['an unknown key stays as it came', question('single'), ['E'], text('E')],
    ['a key twice stays as it came', question('multiple'), ['AA'], text('AA')],
    ['a judgement in a word', judge, ['错误'], choice('B')],
    ['a judgement as a flag', judge, ['true'], choice('A')],
    ['a flag is no answer to another kind', question('single'), ['true'], text('true')],
    ['an order', question('ordering'), ['B', 'A', 'C'], { kind: 'order', keys: ['B', 'A', 'C'] }],
    ['an order in one text', question('ordering'), ['CAB'], { kind: 'order', keys: ['C', 'A', 'B'] }],
    ['an order that lacks an item', question('ordering'), ['CA'], text('CA')],
    ['pairs', matching, ['B', ''], { kind: 'pairs', targets: ['B', ''] }],
    ['pairs in one text', matching, ['B,A'], { kind: 'pairs', targets: ['B', 'A'] }],
    ['pairs that are told otherwise', matching, ['1-B', '2-A'], text('1-B\n2-A')],
    ['blanks', blanks, ['停电', ''], { kind: 'blanks', texts: ['停电', ''] }],
    ['blanks in one text', blanks, ['停电|验电'], { kind: 'blanks', texts: ['停电', '验电'] }],
    ['too few blanks', blanks, ['停电'], text('停电')],
    ['a text', question('essay'), ['先断电'], text('先断电')],
    ['an unknown type', question('unknown'), ['A', 'x'], text('A\nx')],
  ])('%s', (_, asked, told, value) => expect(readTold(asked, told)).toEqual(value));
});

describe('files of an answer', () => {
  const hash = 'ab'.repeat(32);

  it.each([
    ['named by the platform', [hash], [{ name: 'a.jpg', size: 5, hash }], [['a.jpg', 5, hash]]],
    ['known only by their content', [hash], [], [['', 0, hash]]],
    ['known by their addresses', ['/files/b.pdf'], [], [['b.pdf', 0, '']]],
    ['that are not there', [''], [], []],
  ])('%s', (_, told, files, expected) => {
    const value = readFiles(told, files);
    const found = value?.kind === 'files' ? value.files : [];
    expect(found.map(({ name, bytes, sha256 }) => [name, bytes, sha256])).toEqual(expected);
  });

  it.each([
    ['its SHA-256', [hash.toUpperCase()], []],
    ['the id that the platform gave it', ['f-9'], []],
    ['the address that it gave it', ['/media/1'], []],
    ['its SHA-256 without a name', null, [{ name: '', size: null, hash }]],
  ])('sent from this machine have their names by %s', (_, told, files) => {
    const file = { fileId: 'f', name: '图.png', type: '', bytes: 7, sha256: hash };
    const sent = sentFiles(['f-9', '/media/1', null].map((reference) => ({ file, reference })));
    expect(readFiles(told, files, sent)).toEqual({ kind: 'files', files: [file] });
  });

  it('are not known when the platform says nothing', () => expect(readFiles(null, [])).toBeNull());
});
