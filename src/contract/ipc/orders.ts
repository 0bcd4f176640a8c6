import type { SaidTime } from '../platform/read-time.ts';
import { call, event } from './ipc-types.ts';

/**
 * How far an order is, as far as this computer knows. `placing`: it was sent, and nobody knows whether it arrived.
 * `placed`: the platform has it. `paying`: a payment was begun. `paid`, `closed`, `refunded`: the platform says so.
 * `refused`: the platform did not take it. `absent`: its outcome was not known, and the platform's list does not have it.
 */
export type OrderStage = 'placing' | 'placed' | 'paying' | 'paid' | 'closed' | 'refunded' | 'refused' | 'absent';

/** What is ordered. */
export interface OrderedGoods {
  goodsId: string;
  goodsKind: string;
  name: string;
  /** What the buyer studies; '' where the platform names no course. */
  courseId: string;
}

/** An order that was made on this computer. Amounts are cents, times epoch ms of this computer. */
export interface KeptOrder extends OrderedGoods {
  id: string;
  stage: OrderStage;
  /** '': not known, while the order is `placing` or was refused. */
  orderNo: string;
  /** What the learner agreed to pay. */
  agreedCents: number;
  /** What the platform charges; null: it does not say. */
  amountCents: number | null;
  /** The platform's words of the last refusal; '': none. */
  message: string;
  /** Of the last payment; '': none. */
  payNo: string;
  /** Address of the cashier; '': none. */
  payUrl: string;
  /** What a code to scan holds; '': none. */
  codeUrl: string;
  createdAt: number;
  /** When the last payment was begun; null: none. */
  payingSince: number | null;
  /** When the platform last said how the order stands; null: never. */
  checkedAt: number | null;
  /** Until when it may be paid; null: the platform does not say, `unread`: it says a time that cannot be read. */
  expiresAt: SaidTime;
  /** This computer asks by itself how the payment went. */
  watched: boolean;
}

/** What came of ordering: an order, or another price than the one agreed to, and nothing ordered (null: none is told). */
export type PlaceResult = { kind: 'order'; order: KeptOrder } | { kind: 'price'; cents: number | null };

/**
 * Orders of the account that is signed in. Each step is on disk before it is sent, and after an unknown outcome the
 * platform is asked before anything is sent again. Fail with the codes of a journal, and with `order-not-there`,
 * `order-unreachable` (certainly nothing was ordered), `order-unread` (the platform did not tell what it must tell first;
 * nothing was sent), `order-state` (it did not tell whether the order is paid; no payment was begun), `order-price` (the
 * order costs something else than agreed) and `order-no-cashier`.
 */
export const ordersDomain = {
  /** Newest first. */
  list: call<[], readonly KeptOrder[]>(),
  /** Orders goods, or gives the order of them that is under way. */
  place: call<[goods: OrderedGoods, agreedCents: number], PlaceResult>(),
  /** Begins the payment; `agreedCents`: the amount that was shown, null where the platform names none. */
  pay: call<[id: string, agreedCents: number | null], KeptOrder>(),
  /** Asks the platform now how the order stands. */
  check: call<[id: string], KeptOrder>(),
  /** Opens the cashier in the system's browser. Fails as `app.openExternal`. */
  openCashier: call<[id: string], void>(),
  changed: event<null>(),
  /** The platform said that an order is paid. */
  paid: event<OrderedGoods>(),
};
