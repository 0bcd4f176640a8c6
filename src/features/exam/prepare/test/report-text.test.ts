import { expect, it } from 'vitest';
import { reportText } from './report-text.ts';

it('is one page of lines, each with its result', () => {
  const text = reportText({ title: '设备检测报告', facts: ['陈思远'], good: '正常', bad: '注意' }, [
    { name: '正面机位', good: true, text: '画面正常' },
    { name: '磁盘', good: false, text: '剩余 0.3 GB' },
  ]);
  expect(text.split('\n')).toEqual([
    '设备检测报告',
    '',
    '陈思远',
    '',
    '[正常] 正面机位  画面正常',
    '[注意] 磁盘  剩余 0.3 GB',
    '',
  ]);
});
