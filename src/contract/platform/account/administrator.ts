import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Whether the account is an administrator. No document says what the answer means or what follows: nothing asks (000 §6, G-133). */
export const isAdmin = endpoint({
  id: 'isAdmin',
  method: 'GET',
  path: '/usercenter/v1/administrator/isAdmin',
  answer: z.optional(z.unknown()),
});
