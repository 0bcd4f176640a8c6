import { Button, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Attempt } from '../../../contract/ipc/exam.ts';
import { examPaths } from '../../../contract/paths/exam.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { BeginAnew } from '../shared/begin-anew/BeginAnew.tsx';
import { FaceAgain } from './face/FaceAgain.tsx';
import { PaperRoom } from './PaperRoom.tsx';
import { useAttempt } from './use-attempt.ts';
import { useChangesMeanwhile } from './use-changes-meanwhile.ts';
import { MovedNotice } from './staff/MovedNotice.tsx';
import { useMoved } from './staff/use-moved.ts';
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
    if (view.problem === 'not-prepared' && address.exam) {
      return <Navigate to={examPaths.prepare.to(address.exam)} replace />;
    }
    return (
      <main className={styles.problem}>
        <EmptyState
          wholeScreen
          title={t(`problem.${view.problem}.title`)}
          hint={view.problem === 'refused' && view.message ? view.message : t(`problem.${view.problem}.hint`)}
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
