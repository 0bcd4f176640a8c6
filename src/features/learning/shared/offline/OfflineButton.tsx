import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbsentCall } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import { findTaskRule } from '#contract/platform/learning/task-rule.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { isOn } from '#domain/tenant/tenant.ts';
import { formatNumber } from '#lib/format.ts';
import type { OutlineRow } from '../outline/outline-rules.ts';
import { OfflineDialog } from './OfflineDialog.tsx';
import { useKeptItems } from './use-kept-items.ts';

/** The tenant lets contents be kept; assumed key of its configuration. */
const offlineKey = 'lectern_offline';

/** True when items of a course may be kept: the tenant allows it, and no task asks for the face before they are studied. */
function useOfflineAllowed(taskId: string | null): boolean {
  const allowed = isOn(useAtomValue(tenantAtom), offlineKey);
  const asked = taskId ?? '';
  const rule = useApiQuery(
    findTaskRule,
    { taskId: asked },
    { silent: true, persist: true, enabled: allowed && asked !== '' },
  );
  if (!allowed || asked === '') return allowed;
  return rule.data === undefined ? isAbsentCall(rule.error) : !rule.data.isFace;
}

interface OfflineButtonProps {
  courseId: string;
  courseName: string;
  /** The task through which the course is studied; null: none. */
  taskId: string | null;
  /** Null: not known. */
  rows: readonly OutlineRow[] | null;
}

/** How many items of a course can be studied without a network, and the way to keep more. */
export function OfflineButton({ courseId, courseName, taskId, rows }: OfflineButtonProps) {
  const { t } = useTranslation('kept');
  const [open, setOpen] = useState(false);
  const { query } = useKeptItems();
  const allowed = useOfflineAllowed(taskId);
  const kept = (query.data ?? []).filter((item) => item.courseId === courseId);
  const offered = allowed ? rows : null;
  // What is kept already can be taken off where no more may be kept.
  if (offered === null && kept.length === 0) return null;
  const number = kept.filter(({ phase }) => phase === 'kept').length;
  return (
    <>
      <Button icon={<ArrowDownloadRegular />} onClick={() => setOpen(true)}>
        {number > 0 ? t('buttonSome', { number: formatNumber(number) }) : t('button')}
      </Button>
      {open && (
        <OfflineDialog
          course={{ courseId, courseName }}
          rows={offered ?? []}
          items={kept}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
