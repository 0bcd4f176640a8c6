import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { certificateOrderList, myCertificates } from '#contract/platform/certificate/certificate.ts';
import { problemOf, requestOf } from './form.ts';
import { isSubmitted, kindOf, orderable, payStateOf, stageOf, wayOf } from './rules.ts';

function orderWith(fields: Record<string, unknown>) {
  const [order] = z.parse(certificateOrderList.answer, { list: [fields] }).list;
  return order!;
}

describe('order', () => {
  it.each([
    ['certificate', 'certificate'],
    ['', 'goods'],
    ['course', 'goods'],
  ])('kind %j is %s', (kind, is) => expect(kindOf(orderWith({ kind }))).toBe(is));

  it('without a kind but with the number of a certificate is one of that', () => {
    expect(kindOf(orderWith({ certificateNo: 'C-1' }))).toBe('certificate');
  });

  it.each([
    [1, 'ordered'],
    ['2', 'printed'],
    [3, 'sent'],
    [0, null],
    [7, null],
    [undefined, null],
  ])('status %j is %s', (status, stage) => expect(stageOf(orderWith({ status }))).toBe(stage));

  it.each([
    [1, 'unpaid'],
    ['2', 'paid'],
    [3, 'closed'],
    [4, 'refunded'],
    [9, null],
    [undefined, null],
  ])('payment status %j is %s', (payStatus, state) => expect(payStateOf(orderWith({ payStatus }))).toBe(state));

  it('shows every stage of its way, reached ones with their time', () => {
    const order = orderWith({ status: 2, createTime: '2026-11-01 08:00:00', printTime: '2026-11-02 08:00:00' });
    expect(wayOf(order).map(({ stage, reached }) => [stage, reached])).toEqual([
      ['ordered', true],
      ['printed', true],
      ['sent', false],
    ]);
    expect(wayOf(orderWith({ id: 'o' }))).toEqual([]);
    expect(wayOf(order)[1]?.at).toBe(Date.parse('2026-11-02T08:00:00+08:00'));
  });

  it('a certificate can be ordered once', () => {
    const { list } = z.parse(myCertificates.answer, { list: [{ id: 'a' }, { id: 'b', paperOrderId: 'co-1' }] });
    expect(orderable(list).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('address form', () => {
  it.each([
    ['certificateId', '', 'orders:problems.certificate'],
    ['certificateId', 'c1', null],
    ['receiverName', '  ', 'orders:problems.receiverName'],
    ['receiverName', '陈思远', null],
    ['receiverName', '陈', null],
    ['receiverName', '长'.repeat(31), null],
    ['receiverPhone', '23800017719', 'ui:problems.phone'],
    ['receiverPhone', '138 0001 7719', null],
    ['address', ' ', 'orders:problems.address'],
    ['address', '江苏省南京市浦口区文德路 18 号', null],
    ['address', '长'.repeat(121), null],
    ['remark', '', null],
    ['remark', '长'.repeat(61), null],
  ] as const)('%s %j', (name, value, problem) => expect(problemOf(name, value)).toBe(problem));

  it('is sent tidy', () => {
    const values = {
      certificateId: 'c1',
      receiverName: ' 陈思远 ',
      receiverPhone: '138-0001-7719',
      address: ' 南京 ',
      remark: ' ',
    };
    expect(requestOf(values)).toEqual({
      certificateId: 'c1',
      receiverName: '陈思远',
      receiverPhone: '13800017719',
      address: '南京',
    });
  });
});

it.each([
  [true, 0, true],
  [false, 4, false],
  [null, 4, true],
  [null, 0, false],
])('a rating that is submitted %s with %d stars counts as given: %s', (submitted, count, given) => {
  expect(isSubmitted({ submitted, scoreArr: [{ label: '', count }] })).toBe(given);
});
