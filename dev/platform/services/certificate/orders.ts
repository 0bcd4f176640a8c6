import * as calls from '#contract/platform/certificate/certificate.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { goodsById } from '../market/goods-store.ts';
import { yuan } from '../market/goods-wire.ts';
import { ordersOf as goodsOrdersOf, type OrderRow as GoodsOrderRow } from '../order/order-store.ts';
import { certificateCodes } from './codes.ts';
import { issuedTo, titleOf } from './issued.ts';
import { ordersOf, parcelOf, placeOrder, progressOf, type OrderRow } from './order-row.ts';

function entry(row: OrderRow, now: number) {
  const { printedAt, sentAt } = progressOf(row, now);
  return {
    id: row.id,
    orderNo: row.number,
    kind: 'certificate',
    itemName: `${row.item}（纸质证书）`,
    certificateNo: row.certificate_no,
    quantity: 1,
    amount: row.amount,
    status: sentAt !== null ? 3 : printedAt !== null ? 2 : 1,
    createTime: wireTime(row.created_at),
    printTime: wireTime(printedAt),
    sendTime: wireTime(sentAt),
    receiverName: row.receiver,
    receiverPhone: row.phone,
    address: row.address,
    remark: row.remark,
    expressCompany: sentAt === null ? '' : '顺丰速运',
    expressNo: sentAt === null ? '' : parcelOf(row),
  };
}

function checked(name: string, value: string, shortest: number, longest: number): string {
  const text = value.trim();
  if (text.length < shortest || text.length > longest) {
    throw new Refusal(serverCodes.badParameter, `参数 ${name} 长度应为 ${shortest}–${longest} 个字`);
  }
  return text;
}

function goodsEntry(row: GoodsOrderRow, { store }: Context) {
  return {
    id: row.order_no,
    orderNo: row.order_no,
    kind: 'goods',
    goodsId: row.goods_id,
    payStatus: row.status,
    courseId: goodsById(store, row.goods_id).course_id,
    itemName: row.name,
    quantity: 1,
    amount: yuan(row.cents),
    createTime: wireTime(row.created_at),
  };
}

export const orderHandlers = [
  handle(calls.certificateOrderList, (paging, context) => {
    const { store, account, clock } = context;
    const all = [
      ...ordersOf(store, account.id).map((row) => ({ at: row.created_at, told: entry(row, clock.now()) })),
      ...goodsOrdersOf(store, account.id, clock.now()).map((row) => ({
        at: row.created_at,
        told: goodsEntry(row, context),
      })),
    ];
    const { list, total } = pageOf(
      all.toSorted((a, b) => b.at - a.at),
      paging,
    );
    return { list: list.map(({ told }) => told), total };
  }),
  handle(calls.certificateOfflineOrder, (input, context) => {
    const { store, account, clock } = context;
    const certificate = issuedTo(context).find(({ id }) => id === input.certificateId);
    if (!certificate) throw new Refusal(serverCodes.notFound, '没有找到这张证书');
    if (!/^1\d{10}$/.test(input.receiverPhone)) throw new Refusal(serverCodes.badParameter, '收件人手机号不正确');
    if (ordersOf(store, account.id).some((row) => row.certificate_id === certificate.id)) {
      throw new Refusal(certificateCodes.alreadyOrdered, '这张证书已经申请过纸质版，请在订单中查看进度');
    }
    const { id, number } = placeOrder(store, account.id, {
      certificateId: certificate.id,
      item: titleOf(certificate),
      certificateNo: certificate.number,
      receiver: checked('receiverName', input.receiverName, 2, 30),
      phone: input.receiverPhone,
      address: checked('address', input.address, 8, 120),
      remark: checked('remark', input.remark ?? '', 0, 60),
      at: clock.now(),
    });
    return { orderId: id, orderNo: number };
  }),
];
