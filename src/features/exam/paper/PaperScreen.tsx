import { Button, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Attempt } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { desktop } from '#lib/desktop.ts';
import { movedAt } from '#rules/exam/staff-rules.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { BeginAnew } from '../shared/begin-anew/BeginAnew.tsx';
import { type AllChanges, type Changes, withChanges } from './changes.ts';
import { FaceAgain } from './face/FaceAgain.tsx';
import { PaperRoom } from './PaperRoom.tsx';
import { MovedNotice } from './staff/MovedNotice.tsx';
import { useAttempt } from './use-attempt.ts';
import { WelcomeBack } from './WelcomeBack.tsx';

const useStyles = makeStyles({
  waiting: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: '820px',
    maxWidth: 'calc(100vw - 48px)',
    margin: '96px auto',
  },
  problem: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: '560px',
    maxWidth: 'calc(100vw - 48px)',
    margin: '96px auto',
  },
});

interface PaperScreenProps {
  /** The proctor's panel for this attempt. */
  renderProctor: (attempt: Attempt) => ReactNode;
  /** The face check in the middle of a paper. */
  renderFace: (attempt: Attempt, onPassed: () => void, onLeave: () => void) => ReactNode;
}

/** /exam/testPaper: opens an attempt, greets who comes back, then the exam room. */
export function PaperScreen({ renderProctor, renderFace }: PaperScreenProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = examPaths.testPaper.read(query);
  // Before the attempt is read: nothing that main says meanwhile is missed.
  const upToDate = useChangesMeanwhile();
  const { view, retry } = useAttempt(address);
  const [greeted, setGreeted] = useState(false);
  const [faceDone, setFaceDone] = useState(false);
  const goOn = useCallback(() => setFaceDone(true), []);

  const moved = useMoved(view.state === 'open' ? upToDate(view.attempt) : null, retry);

  if (view.state === 'opening' || moved.state === 'back') {
    return (
      <Skeleton className={styles.waiting} aria-label={t('opening')}>
        <SkeletonItem size={32} />
        <SkeletonItem size={56} />
        <SkeletonItem size={56} />
        <SkeletonItem size={56} />
      </Skeleton>
    );
  }
  if (view.state === 'problem') {
    const exam = view.exam ?? address.exam;
    if (view.problem === 'not-prepared' && exam) return <Navigate to={examPaths.prepare.to(exam)} replace />;
    return (
      <main className={styles.problem}>
        <EmptyState
          wholeScreen
          title={t(`problem.${view.problem}.title`)}
          hint={
            view.problem === 'refused' && view.message
              ? view.message
              : t(`problem.${view.problem}.hint`, { why: view.message })
          }
          action={
            <>
              <Button appearance="primary" onClick={() => void navigate(examPaths.list.to())}>
                {t('problem.list')}
              </Button>
              <Button onClick={retry}>{t('problem.retry')}</Button>
            </>
          }
        />
        <BeginAnew
          address={address}
          onOpened={({ exam, attemptId }) =>
            void navigate(examPaths.testPaper.to({ exam, attemptId }), { replace: true })
          }
        />
      </main>
    );
  }
  const attempt = upToDate(view.attempt);
  if (moved.state === 'away') return <MovedNotice attempt={{ ...attempt, phase: 'moved' }} at={moved.since} />;
  const handPaper = examPaths.handPaper.to({ exam: attempt.exam, attemptId: attempt.attemptId });
  const greeting = attempt.recovered && !greeted;
  const checking = attempt.faceAsked !== undefined && !faceDone;
  // The room itself says how its paper ends.
  if (view.attempt.phase !== 'open' || (attempt.phase !== 'open' && (greeting || checking)))
    return <Navigate to={handPaper} replace />;
  if (greeting) return <WelcomeBack attempt={attempt} onContinue={() => setGreeted(true)} />;
  if (attempt.faceAsked && checking)
    return (
      <FaceAgain
        attempt={attempt}
        why={attempt.faceAsked}
        renderFace={(onPassed, onLeave) => renderFace(attempt, onPassed, onLeave)}
        onDone={goOn}
      />
    );
  return (
    <PaperRoom
      key={attempt.attemptId}
      attempt={attempt}
      proctor={renderProctor(attempt)}
      onSealed={() => void navigate(handPaper, { replace: true })}
    />
  );
}

/** `back`: it was here, and goes on now: it is being read again. */
type Moved = { state: 'here' } | { state: 'away'; since: number } | { state: 'back' };

/** Whether the paper is sealed for another seat. When staff take it back, `onBack` opens it anew. */
function useMoved(attempt: Pick<Attempt, 'staff'> | null, onBack: () => void): Moved {
  const since = attempt && movedAt(attempt.staff);
  const [wasAway, setWasAway] = useState(false);
  if (since !== null && !wasAway) setWasAway(true);
  // It is being read again: what was, is over.
  if (attempt === null && wasAway) setWasAway(false);
  const back = attempt !== null && since === null && wasAway;
  useEffect(() => {
    if (back) onBack();
  }, [back, onBack]);
  if (since !== null) return { state: 'away', since };
  return { state: back ? 'back' : 'here' };
}

/**
 * Listens from before a paper is read until it leaves the screen, so that what staff decide while the learner is still
 * greeted or checked is there when the paper opens. Gives the function that brings an attempt up to date.
 */
function useChangesMeanwhile(): (attempt: Attempt) => Attempt {
  const [all, setAll] = useState<AllChanges>({});
  useEffect(() => {
    const note = (attemptId: string, changes: Changes) =>
      setAll((before) => ({ ...before, [attemptId]: { ...before[attemptId], ...changes } }));
    const stops = [
      desktop.exam.staffChanged(({ attemptId, staff }) => note(attemptId, { staff })),
      desktop.exam.rulesChanged(({ attemptId, rules }) => note(attemptId, { rules })),
      desktop.exam.handInChanged(({ attemptId, phase }) => note(attemptId, { phase })),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return useCallback((attempt: Attempt) => withChanges(attempt, all), [all]);
}
