import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ExamRef } from '../../../contract/ipc/exam.ts';
import { examFindUserPaperListById, type PaperEntry } from '../../../contract/platform/exam/user-paper.ts';
import { isAbsentCall } from '../../../api/absent.ts';
import { useApiQuery } from '../../../api/query.ts';
import { formatNumber, formatTime } from '../../../lib/format.ts';
import { examPaths } from '../../../contract/paths/exam.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { newestFirst, resultOf, wholeList } from './result.ts';
import { Read } from '../../../ui/Read.tsx';
import { Heading } from '../../../ui/Heading.tsx';

const useStyles = makeStyles({
  title: { margin: '0 0 12px', fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '56px',
    padding: '8px 16px',
    boxSizing: 'border-box',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTopStyle: 'none' },
    fontVariantNumeric: 'tabular-nums',
  },
  when: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  score: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
});

/** The learner's papers of one exam, for an exam that is looked at from the list. */
export function PaperList({ exam }: { exam: ExamRef }) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const navigate = useNavigate();
  const papers = useApiQuery(examFindUserPaperListById, wholeList(exam), { quiet: true });
  const back = <Button onClick={() => void navigate(examPaths.list.to())}>{t('actions.list')}</Button>;
  const absent = isAbsentCall(papers.error) && papers.data === undefined;
  return (
    <section>
      <Heading className={styles.title}>{exam.name || t('list.title')}</Heading>
      {absent ? (
        <EmptyState title={t('list.absent')} hint={t('list.absentHint')} action={back} />
      ) : (
        <Read of={papers} skeleton={<CardSkeleton label={t('list.loading')} />} failed={t('list.failed')}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState title={t('list.empty')} hint={t('list.emptyHint')} action={back} />
            ) : (
              <Panel>
                <ul className={styles.list}>
                  {newestFirst(list).map((paper) => (
                    <PaperRow key={paper.userPaperId} paper={paper} exam={exam} />
                  ))}
                </ul>
              </Panel>
            )
          }
        </Read>
      )}
    </section>
  );
}

function PaperRow({ paper, exam }: { paper: PaperEntry; exam: ExamRef }) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const navigate = useNavigate();
  const result = resultOf({ ...paper, certificateId: '' });
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        {t('list.joined', { time: formatTime(paper.joinTime) })}
        {t('list.separator')}
        {t('list.submitted', { time: formatTime(paper.submitTime) })}
      </span>
      {result.step === 'marked' && (
        <span className={styles.score}>{t('result.score', { score: formatNumber(result.score, 1) })}</span>
      )}
      {result.step === 'marked' ? (
        <Tag appearance={result.passed ? 'good' : 'attention'}>
          {t(result.passed ? 'result.passed' : 'result.notPassed')}
        </Tag>
      ) : (
        <Tag>{t(`result.${result.step}`)}</Tag>
      )}
      {result.step !== 'open' && (
        <Button onClick={() => void navigate(examPaths.handPaper.to({ exam, userPaperId: paper.userPaperId }))}>
          {t('list.look')}
        </Button>
      )}
    </li>
  );
}
