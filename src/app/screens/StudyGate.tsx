import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isAbsentCall, isUnreadAnswer } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { findTaskRule, type TaskRule } from '#contract/platform/learning/task-rule.ts';
import { asksBefore, faceOf, passedBefore, rulesOfTask, type Studied } from '#domain/face/study-face.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { FaceScreen, useFaceRules } from './FaceScreen.tsx';

interface StudyGateProps {
  /** Null: it belongs to no task and no camp, so that nothing asks. */
  studied: Studied | null;
  /** Where a learner goes who does not pass. */
  back: string;
  children: ReactNode;
}

interface GateProps extends StudyGateProps {
  studied: Studied;
}

/** What is studied, behind the face check that its task or the tenant asks for (001 §4, 002 §4). */
export function StudyGate({ studied, back, children }: StudyGateProps) {
  if (studied === null) return children;
  const Gate = studied.camp ? TenantGate : TaskGate;
  return (
    <Gate key={JSON.stringify(studied)} studied={studied} back={back}>
      {children}
    </Gate>
  );
}

/** A camp has no rule of its own. */
function TenantGate(props: GateProps) {
  return <Asked {...props} rule={null} />;
}

function TaskGate({ studied, back, children }: GateProps) {
  const { t } = useTranslation('face');
  // Kept on disk: a task that asks does so without a network too.
  const rule = useApiQuery(findTaskRule, { taskId: studied.taskId }, { silent: true, persist: true });
  // No document shows a field of the rule: where none is known, the tenant's own rule asks, and nobody is locked out.
  if (rule.data === undefined && (isAbsentCall(rule.error) || isUnreadAnswer(rule.error))) {
    return (
      <Asked rule={null} studied={studied} back={back}>
        {children}
      </Asked>
    );
  }
  return (
    <QueryView
      query={rule}
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
    </QueryView>
  );
}

function Asked({ rule, studied, back, children }: GateProps & { rule: TaskRule | null }) {
  const navigate = useNavigate();
  const tenant = useFaceRules();
  const rules = rule === null ? tenant : rulesOfTask(tenant, rule);
  // Asked once for each opening: a rule that is read again meanwhile interrupts nobody.
  const [asks, setAsks] = useState(() =>
    asksBefore(
      rule,
      rules,
      studied,
      passedBefore(studied, (key) => sessionStorage.getItem(key)),
    ),
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

/** The task, or the camp in its place, that an address names; null: neither. */
export function placeOf(taskId: string | null, trainId: string | null): { taskId: string; camp?: true } | null {
  if (taskId) return { taskId };
  return trainId ? { taskId: trainId, camp: true } : null;
}
