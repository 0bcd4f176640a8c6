import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

/** The privacy policy as HTML; always asked with id 1 (001 §7). */
export const getPrivacyPolicy = endpoint({
  id: 'getPrivacyPolicy',
  method: 'GET',
  path: '/resource/v1/privacyPolicy/getPrivacyPolicy',
  open: true,
  query: z.object({ id: z.number() }),
  answer: z.object({ title: text, content: text }),
});
