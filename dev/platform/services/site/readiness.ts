import { measureUpload } from '../../../../src/contract/platform/site/readiness.ts';
import { handleOpen } from '../../server/handle.ts';

/** What a machine sends to measure its way up is counted and forgotten. */
export const readinessHandlers = [handleOpen(measureUpload, ({ padding }) => ({ received: padding.length }))];
