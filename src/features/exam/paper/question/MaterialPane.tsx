import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextRange } from '#contract/ipc/exam.ts';
import type { Material } from '#contract/ipc/paper.ts';
import { QuestionHtml } from '#domain/questions/QuestionHtml.tsx';
import { Panel } from '#ui/Panel.tsx';
import { runsText } from '../use-words.ts';
import { HighlightTools } from './highlighting/HighlightTools.tsx';
import { useHighlighter, type HighlighterOptions } from './highlighting/use-highlighter.ts';

const useStyles = makeStyles({
  pane: { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, overflow: 'hidden' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '10px 12px 10px 20px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  shared: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  text: {
    padding: '12px 20px 20px',
    overflowY: 'auto',
    fontSize: 'calc(var(--paper-text) - 2px)',
    lineHeight: 1.875,
    '& table': { width: '100%', fontSize: 'calc(var(--paper-text) - 4px)', lineHeight: 1.5 },
    overscrollBehavior: 'contain',
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '-3px' },
  },
});

const noHighlights: readonly TextRange[] = [];

interface MaterialPaneProps {
  material: Material;
  numbers: readonly number[];
  highlights: readonly TextRange[] | undefined;
  onHighlight: HighlighterOptions['onHighlight'];
}

/** What one or several questions are about; scrolls by itself, so that the question stays in sight. */
export const MaterialPane = memo(function MaterialPane(props: MaterialPaneProps) {
  const { material, numbers, highlights = noHighlights, onHighlight } = props;
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const text = useRef<HTMLElement>(null);
  const highlighter = useHighlighter({ root: text, material, ranges: highlights, onHighlight });
  const title = material.title || t('material.title');
  return (
    <Panel className={styles.pane}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {numbers.length > 1 && (
          <span className={styles.shared}>{t('material.shared', { numbers: runsText(t, numbers) })}</span>
        )}
        <HighlightTools onAdd={highlighter.add} onClear={highlighter.clear} />
      </div>
      {/* Reachable by keyboard, so that it can be scrolled; its own keys stay its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        key={material.id}
        ref={text}
        className={styles.text}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={title}
        onKeyDown={highlighter.onKeyDown}
      >
        <QuestionHtml html={material.html} />
      </section>
    </Panel>
  );
});
