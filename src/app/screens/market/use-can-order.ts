import { marketPaths } from '../../../contract/paths/market.ts';
import { rowOf } from '../../routes/route-lookup.ts';
import { useScreens } from '../../routes/use-routes.ts';

/** True when this client has a screen that confirms orders. */
export function useCanOrder(): boolean {
  return rowOf(useScreens(), marketPaths.order.pattern) !== undefined;
}
