import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contract/ipc/paper.ts';
import type { PracticePaper } from '#contract/ipc/practice.ts';
import { QuestionHtml } from '#domain/questions/QuestionHtml.tsx';
import { plainText } from '#ui/html/plain-text.ts';

const useStyles = makeStyles({
  material: {
    maxHeight: '240px',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    lineHeight: 1.7,
    '& p': { marginTop: 0 },
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '2px' },
  },
  text: { padding: '12px 16px', backgroundColor: tokens.colorNeutralBackground3 },
  picture: { alignSelf: 'flex-start', maxWidth: '100%' },
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
  const html = material?.html ?? '';
  const hasText = useMemo(() => plainText(html) !== '', [html]);
  if (!material) return null;
  const className = mergeClasses(styles.material, hasText ? styles.text : styles.picture);
  return (
    // Reachable by keyboard, so that it can be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={className} tabIndex={0} aria-label={t('run.material', { number: question.number })}>
      <QuestionHtml html={html} />
    </section>
  );
}
