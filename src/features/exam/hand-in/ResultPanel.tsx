import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, RibbonStarRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Tag } from '#ui/Tag.tsx';
import { CardSkeleton } from '../shared/CardSkeleton.tsx';
import { offersReview, refusesReview } from '../shared/offers-review.ts';
import { resultOf, type KnownResult } from '../shared/result.ts';
import { ReviewButton } from '../shared/ReviewButton.tsx';
import { useResult } from '../shared/use-result.ts';
import { ShortfallLine } from './ShortfallLine.tsx';

const useStyles = makeStyles({
  card: {
    width: '720px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '24px 40px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  score: {
    fontSize: '26px',
    lineHeight: '36px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  note: { margin: 0, flexBasis: '100%', color: tokens.colorNeutralForeground2 },
  when: { margin: 0, flexBasis: '100%', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  end: { marginInlineStart: 'auto' },
});

interface ResultPanelProps {
  userPaperId: string;
  exam: ExamRef;
  /** Full marks, when the paper is known here. */
  totalScore: number | null;
}

/** What the platform says of the paper: score, passed or not, or still being marked; nothing where it does not say. */
export function ResultPanel({ userPaperId, exam, totalScore }: ResultPanelProps) {
  const { t } = useTranslation('hand-in');
  const info = useResult(userPaperId, exam);
  return (
    <QueryView query={info} skeleton={<CardSkeleton label={t('result.loading')} />} failed={t('result.failed')}>
      {(paper) =>
        paper && (
          <ResultCard
            userPaperId={userPaperId}
            paper={paper}
            exam={exam}
            totalScore={totalScore}
            asking={info.isFetching}
            onAsk={() => void info.refetch()}
          />
        )
      }
    </QueryView>
  );
}

interface ResultCardProps {
  userPaperId: string;
  paper: KnownResult;
  exam: ExamRef;
  totalScore: number | null;
  /** The platform is being asked again. */
  asking: boolean;
  onAsk: () => void;
}

function ResultCard({ userPaperId, paper, exam, totalScore, asking, onAsk }: ResultCardProps) {
  const styles = useStyles();
  const { t } = useTranslation(['hand-in', 'review']);
  const navigate = useNavigate();
  const result = resultOf(paper);
  const { submitTime: submittedAt } = paper;
  return (
    <Panel className={styles.card}>
      <h2 className={styles.title}>{t('result.title')}</h2>
      {result.step === 'marked' ? (
        <>
          <span className={styles.score}>
            {totalScore === null
              ? t('result.score', { count: result.score, score: formatNumber(result.score, 1) })
              : t('result.scoreOf', { score: formatNumber(result.score, 1), total: formatNumber(totalScore, 1) })}
          </span>
          {result.passed !== null && (
            <Tag appearance={result.passed ? 'good' : 'attention'}>
              {t(result.passed ? 'result.passed' : 'result.notPassed')}
            </Tag>
          )}
        </>
      ) : (
        <Tag appearance="plain">{t(`result.${result.step}`)}</Tag>
      )}
      {result.step !== 'marked' && (
        <Button className={styles.end} icon={<ArrowClockwiseRegular />} disabled={asking} onClick={onAsk}>
          {t('result.refresh')}
        </Button>
      )}
      {offersReview(paper) && <ReviewButton className={styles.end} exam={exam} userPaperId={userPaperId} />}
      {result.certificateId !== '' && (
        <Button
          className={offersReview(paper) ? undefined : styles.end}
          appearance="primary"
          icon={<RibbonStarRegular />}
          onClick={() =>
            void navigate(accountPaths.personalCenter.to({ tab: 'certificate', id: result.certificateId }))
          }
        >
          {t('result.certificate')}
        </Button>
      )}
      {result.note === 'again' ? (
        <ShortfallLine result={result} exam={exam} />
      ) : (
        <p className={styles.note}>{t(`result.note.${result.note}`)}</p>
      )}
      {refusesReview(paper) && <p className={styles.when}>{t('review:closed')}</p>}
      {submittedAt !== null && (
        <p className={styles.when}>{t('results:submitted', { time: formatTime(submittedAt) })}</p>
      )}
    </Panel>
  );
}
