import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { findBasicExamById } from '#contract/platform/exam/exam.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { examNeeds, faceRuleKey, isFaceRule } from '#rules/exam/exam-needs.ts';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { ExamFacts } from '../../shared/ExamFacts.tsx';
import { noticeBelow } from '../../shared/notice.ts';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    alignItems: 'start',
    gap: '16px',
    '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  notice: { padding: '16px 24px' },
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

/** What a learner should know long before the exam: its notice and its facts. */
export function ExamTerms({ exam }: { exam: ExamRef }) {
  const styles = useStyles();
  const { t } = useTranslation('exam-list');
  const faceRule = isFaceRule(useAtomValue(tenantAtom).options[faceRuleKey]);
  const { examId, businessId: bussinessId, sourceType: type } = exam;
  const basic = useApiQuery(findBasicExamById, { examId, bussinessId, type }, { silent: true });
  return (
    <QueryView query={basic} skeleton={<TextSkeleton />} failed={t('details.failed')}>
      {(about) => (
        <div className={styles.columns}>
          {about.notice !== '' && (
            <Panel as="section" className={styles.notice} aria-label={t('details.notice')}>
              <h2 className={styles.title}>{t('details.notice')}</h2>
              <SafeHtml html={noticeBelow(t('details.notice'), about.notice)} />
            </Panel>
          )}
          <ExamFacts exam={about} needs={examNeeds(about, faceRule)} />
        </div>
      )}
    </QueryView>
  );
}
