import type { Service } from '../../server/service.ts';
import { providerHandlers } from './providers.ts';

/** The marketplace (000 §7). */
export const marketService: Service = { name: 'market', handlers: providerHandlers };
