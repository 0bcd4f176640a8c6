import { isAdmin } from '../../../../src/contract/platform/account/administrator.ts';
import { handle } from '../../server/handle.ts';

/** Every account of the embedded platform is a learner's. */
export const administratorHandlers = [handle(isAdmin, () => false)];
