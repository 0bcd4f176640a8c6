import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isAbsentCall } from '../../api/absent.ts';
import { refusalOf } from '../../api/refusal.ts';
import { useApiQuery } from '../../api/query.ts';
import { findTaskRule, type TaskRule } from '../../contract/platform/learning/task-rule.ts';
import { asksBefore, faceOf, rulesOfTask, type Studied } from '../../domain/face/study-face.ts';
import { storageKeys } from '../../domain/session/storage-keys.ts';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Read } from '../../ui/Read.tsx';
import { TextSkeleton } from '../../ui/Skeletons.tsx';
import { FaceScreen, useFaceRules } from './FaceScreen.tsx';

interface StudyGateProps {
  /** Null: it belongs to no task, so that nothing asks. */
  studied: Studied | null;
  /** Where a learner goes who does not pass. */
  back: string;
  children: ReactNode;
}

/** What is studied, behind the face check that its task asks for (001 §4, 002 §4). */
export function StudyGate({ studied, back, children }: StudyGateProps) {
  if (studied === null) return children;
  return (
    <TaskGate key={JSON.stringify(studied)} studied={studied} back={back}>
      {children}
    </TaskGate>
  );
}

function TaskGate({ studied, back, children }: StudyGateProps & { studied: Studied }) {
  const { t } = useTranslation('face');
  // Kept on disk: a task that asks does so without a network too.
  const rule = useApiQuery(findTaskRule, { taskId: studied.taskId }, { quiet: true, persist: true });
  if (rule.data === undefined && isAbsentCall(rule.error)) return children;
  return (
    <Read
      of={rule}
      skeleton={<TextSkeleton />}
      failed={t('ruleFailed')}
      reason={(rule.error && refusalOf(rule.error)) ?? undefined}
      frame={PageColumn}
    >
      {(known) => (
        <Asked rule={known} studied={studied} back={back}>
          {children}
        </Asked>
      )}
    </Read>
  );
}

function Asked({ rule, studied, back, children }: StudyGateProps & { studied: Studied; rule: TaskRule }) {
  const navigate = useNavigate();
  const rules = rulesOfTask(useFaceRules(), rule);
  // Asked once for each opening: a rule that is read again meanwhile interrupts nobody.
  const [asks, setAsks] = useState(() =>
    asksBefore(rule, rules, studied, sessionStorage.getItem(storageKeys.facePass) === 'true'),
  );
  if (!asks) return children;
  return (
    <FaceScreen
      about={faceOf(studied)}
      rules={rules}
      onEnd={(outcome) =>
        'emit' in outcome && outcome.emit.result ? setAsks(false) : void navigate(back, { replace: true })
      }
    />
  );
}
