import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Question } from '../../../contract/ipc/paper.ts';
import type { PracticePaper } from '../../../contract/ipc/practice.ts';
import { QuestionHtml } from '../../../domain/questions/QuestionHtml.tsx';

const useStyles = makeStyles({
  material: {
    maxHeight: '240px',
    overflowY: 'auto',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    lineHeight: 1.7,
    '& p': { marginTop: 0 },
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '2px' },
  },
});

interface MaterialBoxProps {
  paper: PracticePaper['paper'];
  question: Question;
}

/** What a question is about; nothing when it stands alone. */
export function MaterialBox({ paper, question }: MaterialBoxProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const material = paper.materials.find(({ id }) => id === question.materialId);
  if (!material) return null;
  return (
    // Reachable by keyboard, so that it can be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.material} tabIndex={0} aria-label={t('run.material', { number: question.number })}>
      <QuestionHtml html={material.html} />
    </section>
  );
}
