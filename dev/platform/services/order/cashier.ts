import * as z from 'zod/mini';
import { orderStatus } from '#contract/platform/market/orders.ts';
import type { Controlled } from '../../server/controls.ts';
import type { Reply } from '../../server/envelope.ts';
import type { PageRequest } from '../../server/page-request.ts';
import { escaped } from '../invigilation/html.ts';
import { orderRow } from './order-store.ts';
import { orderOfTicket, payAtCashier, paymentsOf } from './payments.ts';

const headers = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
  'cache-control': 'no-store',
};
const paying = z.object({ ticket: z.string() });

function page(content: string, status = 200): Reply {
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>收银台</title>
<style>:root{color-scheme:light dark;font:16px/1.6 system-ui}body{max-width:420px;margin:48px auto;padding:0 16px}
strong{font-size:28px}button{font:inherit;padding:8px 24px}</style></head><body><h1>收银台</h1>${content}</body></html>`;
  return {
    status,
    type: 'text/html; charset=utf-8',
    bytes: Buffer.from(html),
    code: null,
    brokenAfter: null,
    headers,
  };
}

/** The page of the payment service below /cashier, in any browser; null for any other path. */
export function cashierPage({ method, url, body }: PageRequest, { store, clock }: Controlled): Reply | null {
  if (url.pathname !== '/cashier') return null;
  const sent = z.safeParse(paying, body);
  const ticket = (sent.success ? sent.data.ticket : url.searchParams.get('ticket')) ?? '';
  const orderNo = orderOfTicket(store, ticket, clock.now());
  const order = orderNo && store.one(orderRow, 'SELECT * FROM market_order WHERE order_no = ?', orderNo);
  if (!order) return page('<p>这个收银台已失效，请回到客户端重新发起支付。</p>', 404);
  if (paymentsOf(store, order.order_no).some(({ paid_at }) => paid_at !== null)) {
    return page('<p role="status">支付成功，请回到客户端。</p>');
  }
  if (order.status !== orderStatus.unpaid) return page('<p>订单已关闭，无法支付。</p>');
  if (method === 'POST' && payAtCashier(store, order.order_no, clock.now())) {
    return page('<p role="status">支付成功，请回到客户端。</p>');
  }
  return page(`<p>${escaped(order.name)}<br>订单号 ${escaped(order.order_no)}</p>
<p><strong>¥${(order.cents / 100).toFixed(2)}</strong></p>
<form method="post" action="/cashier"><input type="hidden" name="ticket" value="${escaped(ticket)}"><button>确认支付</button></form>`);
}
