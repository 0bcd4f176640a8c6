import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { resumableAttempt } from '#contract/ipc/resumable-attempt.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { userExamFindUserExams, type ExamListItem } from '#contract/platform/exam/exam.ts';
import { clockAtom, platformNow, sessionAtom } from '#domain/app-state.ts';
import { usePendingAttempts } from '#domain/attempts/use-pending-attempts.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { cardStateOf } from '#features/exam/list/card-state.ts';
import { ExamButton } from '#features/exam/list/ExamButton.tsx';
import { useExamLabels } from '#features/exam/list/use-exam-labels.ts';
import { sizeOf, type BlockProps } from '#features/home/page/blocks/block-props.ts';
import { BlockRead } from '#features/home/page/blocks/BlockRead.tsx';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { RowSkeletons } from '#ui/TileSkeletons.tsx';

/** The first page of the exam list, with the query of the exam list screen, to share its cache (002 §9). */
const firstPage = { pageNum: 1, pageSize: 10 };

const useStyles = makeStyles({
  panel: { flexGrow: 1, padding: '4px 16px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    padding: '12px 0',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  cover: { width: '84px', height: '56px' },
  text: { flexGrow: 1, minWidth: 0 },
  name: {
    margin: 0,
    fontSize: '15px',
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  line: {
    margin: '2px 0 0',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  brand: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  good: { color: semanticColours.goodText, fontWeight: tokens.fontWeightSemibold },
  visitor: {
    flexGrow: 1,
    padding: '40px 24px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16px',
    color: tokens.colorNeutralForeground2,
  },
});

/** The block of a learner's next exams; visitors see a sign-in button. */
export function RecentExams(props: BlockProps) {
  const { signedIn } = useAtomValue(sessionAtom);
  return signedIn ? <LearnerExams {...props} /> : <VisitorNote />;
}

function VisitorNote() {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Panel as="div" className={styles.visitor}>
      {t('exams.visitor')}
      <Button onClick={() => void navigate(accountPaths.login.to({ redirect: pathname }))}>{t('signIn')}</Button>
    </Panel>
  );
}

function LearnerExams({ block, name }: BlockProps) {
  const styles = useStyles();
  const size = sizeOf(block, firstPage.pageSize);
  const exams = useApiQuery(userExamFindUserExams, firstPage, { persist: true });
  return (
    <BlockRead
      read={exams}
      name={name}
      skeleton={<RowSkeletons count={size} />}
      isEmpty={({ list }) => list.length === 0}
    >
      {({ list }) => (
        <Panel as="div" className={styles.panel}>
          <ul className={styles.list}>
            {distinctKeys(list.slice(0, size).map((exam) => <ExamRow key={exam.id || exam.examId} exam={exam} />))}
          </ul>
        </Panel>
      )}
    </BlockRead>
  );
}

function ExamRow({ exam }: { exam: ExamListItem }) {
  const styles = useStyles();
  const labels = useExamLabels();
  const nameId = useId();
  const clock = useAtomValue(clockAtom);
  const now = platformNow(clock);
  const mine = resumableAttempt(usePendingAttempts());
  const state = cardStateOf(exam, now, clock.timeShiftMs);
  return (
    <li className={styles.row}>
      <CoverPicture className={styles.cover} url={exam.coverUrl} name={exam.examName} />
      <div className={styles.text}>
        <h3 id={nameId} className={styles.name} title={exam.examName}>
          <PlatformText text={exam.examName} />
        </h3>
        <p className={styles.line}>
          <span className={mergeClasses(styles[state.look])}>{labels.state(state)}</span>
          <span>{labels.window(exam)}</span>
        </p>
      </div>
      <ExamButton exam={exam} attempt={mine?.exam.examId === exam.examId ? mine : undefined} describedBy={nameId} />
    </li>
  );
}
