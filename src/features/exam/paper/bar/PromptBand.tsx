import { makeStyles } from '@fluentui/react-components';
import { HandRightRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatPrompt } from '#contract/ipc/exam.ts';
import { desktop } from '#lib/desktop.ts';
import { Band } from './Band.tsx';

const useStyles = makeStyles({ said: { display: 'block', flexShrink: 0 } });

/** A small gesture that is asked for at a random moment; the paper stays as it is, and the line goes by itself. */
export function PromptBand({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('paper');
  const styles = useStyles();
  const [prompt, setPrompt] = useState<SeatPrompt | null>(null);
  useEffect(() => {
    let over: ReturnType<typeof setTimeout> | undefined;
    const stop = desktop.exam.prompted((asked) => {
      if (asked.attemptId !== attemptId) return;
      clearTimeout(over);
      setPrompt(asked.prompt);
      over = setTimeout(() => setPrompt(null), asked.seconds * 1000);
    });
    return () => {
      stop();
      clearTimeout(over);
    };
  }, [attemptId]);
  return (
    <output className={styles.said}>
      {prompt !== null && <Band icon={<HandRightRegular />}>{t(`prompt.${prompt}`)}</Band>}
    </output>
  );
}
