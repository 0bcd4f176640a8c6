import { describe, expect, it } from 'vitest';
import { mergeSlice, readPackTexts } from './pack.ts';

describe('language pack texts', () => {
  const flat = { 'app:product': '学堂', 'app:titles.login': '进入' };
  it.each([
    ['by slice and key', { texts: flat }],
    ['nested', { texts: { app: { product: '学堂', titles: { login: '进入', broken: 5, none: null } } } }],
    ['pairs', { list: Object.entries(flat).map(([key, value]) => ({ key, value })) }],
    ['a package', { package: flat }],
  ])('are read %s', (_, data) => {
    expect(readPackTexts(data)).toEqual(flat);
  });

  it.each([null, undefined, 'text', 5, [], {}, { texts: 5 }])('%j yields null', (data) => {
    expect(readPackTexts(data)).toBeNull();
  });

  it('a list without key/value pairs yields none', () => {
    expect(readPackTexts({ list: [null, 5, { key: 1, value: 'x' }] })).toEqual({});
  });
});

describe('merging a pack into shipped texts', () => {
  const shipped = { product: 'Lectern', age: '截至 {{time}}', keys: { choose: '按 <key>A</key>', mark: '按 <key/>' } };
  const merged = (pack: Record<string, string>) => mergeSlice('app', shipped, pack);

  it('replaces known keys only', () => {
    expect(merged({ 'app:product': '学堂', 'app:unknown': 'x', 'other:product': 'y', 'app:keys': 'z' })).toEqual({
      ...shipped,
      product: '学堂',
    });
    expect(merged({ 'app:age': '{{ time }} 的内容', 'app:keys.choose': '<key>A</key> 选择' })).toEqual({
      ...shipped,
      age: '{{ time }} 的内容',
      keys: { ...shipped.keys, choose: '<key>A</key> 选择' },
    });
  });

  it.each([
    ['an empty text', { 'app:product': '  ' }],
    ['a lost placeholder', { 'app:age': '截至刚才' }],
    ['an unknown placeholder', { 'app:product': '{{name}}' }],
    ['another placeholder', { 'app:age': '截至 {{date}}' }],
    ['a lost tag', { 'app:keys.choose': '按 A' }],
    ['a text that references another key', { 'app:product': '$t(app:age)' }],
  ])('ignores %s', (_, pack) => {
    expect(merged(pack)).toEqual(shipped);
  });
});
