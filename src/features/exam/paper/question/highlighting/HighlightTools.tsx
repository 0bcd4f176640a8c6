import { Button, makeStyles } from '@fluentui/react-components';
import { EraserRegular, HighlightRegular } from '@fluentui/react-icons';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  tools: { display: 'flex', gap: '4px', marginInlineStart: 'auto', flexShrink: 0 },
});

interface HighlightToolsProps {
  /** Null: nothing is selected that could be highlighted. */
  onAdd: (() => void) | null;
  /** Null: no highlight is selected. */
  onClear: (() => void) | null;
}

/** Highlights what is selected in the material, or clears it. */
export function HighlightTools({ onAdd, onClear }: HighlightToolsProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  // Pressing a button would take the selection away.
  const holdSelection = (event: MouseEvent) => event.preventDefault();
  const tools = [
    { text: t('highlight.add'), hint: t('highlight.addHint'), icon: <HighlightRegular />, run: onAdd },
    { text: t('highlight.clear'), hint: t('highlight.clearHint'), icon: <EraserRegular />, run: onClear },
  ];
  return (
    <div className={styles.tools}>
      {tools.map(({ text, hint, icon, run }) => (
        <Button
          key={text}
          size="small"
          appearance="subtle"
          icon={icon}
          disabledFocusable={run === null}
          title={hint}
          onMouseDown={holdSelection}
          onClick={() => run?.()}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
