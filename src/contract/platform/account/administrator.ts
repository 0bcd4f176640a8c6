import { endpoint } from '../endpoint.ts';
import { flag } from '../fields.ts';

/**
 * Whether the learner administers an institution (000 §6, 000 §7). What the answer means is not shown (G-133): no screen asks
 * for it, and nothing may depend on it.
 */
export const isAdmin = endpoint({
  id: 'isAdmin',
  method: 'GET',
  path: '/usercenter/v1/administrator/isAdmin',
  answer: flag,
});
