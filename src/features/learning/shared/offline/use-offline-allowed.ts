import { useAtomValue } from 'jotai';
import { isAbsentCall } from '../../../../api/absent.ts';
import { useApiQuery } from '../../../../api/query.ts';
import { findTaskRule } from '../../../../contract/platform/learning/task-rule.ts';
import { tenantAtom } from '../../../../domain/session/state.ts';
import { isOn } from '../../../../domain/tenant/tenant.ts';

/** The tenant lets contents be kept; assumed key of its configuration. */
const offlineKey = 'lectern_offline';

/** True when items of a course may be kept: the tenant allows it, and no task asks for the face before they are studied. */
export function useOfflineAllowed(taskId: string | null): boolean {
  const allowed = isOn(useAtomValue(tenantAtom), offlineKey);
  const asked = taskId ?? '';
  const rule = useApiQuery(
    findTaskRule,
    { taskId: asked },
    { quiet: true, persist: true, enabled: allowed && asked !== '' },
  );
  if (!allowed || asked === '') return allowed;
  return rule.data === undefined ? isAbsentCall(rule.error) : !rule.data.isFace;
}
