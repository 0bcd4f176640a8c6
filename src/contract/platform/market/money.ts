import * as z from 'zod/mini';
import { amountOrNull } from '../fields.ts';

/**
 * An amount of money: yuan on the wire, a number or a decimal text (the unit is assumed, G-132), integer cents in this
 * client. A missing, broken, negative or unsafe amount is null.
 */
export const yuanAsCents = z.pipe(
  amountOrNull,
  z.transform((yuan): number | null => {
    if (yuan === null) return null;
    const cents = Math.round(yuan * 100);
    return Number.isSafeInteger(cents) ? cents : null;
  }),
);
