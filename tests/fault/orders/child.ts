import { createInterface } from 'node:readline';
import type { Result } from '#contract/ipc/ipc-types.ts';
import type { KeptOrder } from '#contract/ipc/orders.ts';
import { accountLogin } from '#contract/platform/account/account.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import { startCore, type TestCore } from '../../support/core.ts';
import { tellLine } from '../tell.ts';
import { lineOf, readOrder, type BuyerOrder, type Ware } from './protocol.ts';

// A client without a window whose learner buys one course after another until the process is killed.
// Reads its order from standard input and prints one line for everything that it was told (protocol.ts).

/** Ms that a buyer waited for news of an order, which nobody has the time for here. */
let waitedMs = 0;
const passed = performance.now.bind(performance);
performance.now = () => passed() + waitedMs;

const tell = (...line: Parameters<typeof lineOf>) => tellLine(lineOf(...line));

function must<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

async function signIn({ fetch, desktop }: TestCore, account: string): Promise<void> {
  if (must(await desktop.session.current()).signedIn) return;
  await fetch(`/api${accountLogin.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: demoPassword }),
  });
  if (!must(await desktop.session.current()).signedIn) throw new Error('not signed in');
}

const pays = async (origin: string, orderNo: string) => {
  await fetch(`${origin}/__orders/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderNo }),
  });
};

/** What somebody does who wants a course: looks, orders, pays at the cashier that is shown, waits. */
async function buy(core: TestCore, { origin }: Pick<BuyerOrder, 'origin'>, ware: Ware): Promise<void> {
  const { goodsId, cents } = ware;
  const { place, pay, check } = core.desktop.orders;
  const ordered = { goodsId, goodsKind: '1', name: goodsId, courseId: '' };
  const known = (order: KeptOrder) => (order.stage === 'paid' ? tell('paid', goodsId) : undefined);
  // Telling comes first: what is begun must end, wherever the power is cut.
  tell('begins', goodsId);
  const placed = must(await place(ordered, cents));
  if (placed.kind === 'price') throw new Error(`${goodsId} costs ${String(placed.cents)}`);
  let { order } = placed;
  while (order.stage === 'placing') {
    waitedMs += 30_000;
    order = must(await check(order.id));
  }
  if (order.stage === 'absent') return buy(core, { origin }, ware);
  if (order.stage === 'placed' || order.stage === 'paying') order = must(await pay(order.id, order.amountCents));
  if (order.stage === 'paying') {
    tell('shown', order.orderNo);
    await pays(origin, order.orderNo);
    order = must(await check(order.id));
  }
  known(order);
}

async function run(order: BuyerOrder): Promise<void> {
  const core = await startCore({ platformOrigin: order.origin, userData: order.userData });
  await signIn(core, order.account);
  const kept = must(await core.desktop.orders.list());
  const bought = new Set(kept.filter(({ stage }) => stage === 'paid').map(({ goodsId }) => goodsId));
  for (const goodsId of bought) tell('paid', goodsId);
  for (const ware of order.wares) if (!bought.has(ware.goodsId)) await buy(core, order, ware);
  if (!order.last) return;
  tell('done');
  await core.stop();
  process.exit(0);
}

createInterface({ input: process.stdin }).once('line', (line) => {
  run(readOrder(line)).catch((error: unknown) => {
    tell('trouble', String(error));
    process.exit(1);
  });
});
tell('warm');
