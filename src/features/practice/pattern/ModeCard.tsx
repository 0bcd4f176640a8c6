import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedMode, StoredPractice } from '#contract/ipc/practice.ts';
import type { PracticeAddress } from '#contract/paths/practice.ts';
import { modeRules } from '#rules/practice/modes.ts';
import { Panel } from '#ui/Panel.tsx';
import { useStart } from '../shared/use-start.ts';
import { CollectionChoice } from './CollectionChoice.tsx';
import { collectedIds, pickedIds, type Picked } from './rules.ts';
import { SectionChoice } from './SectionChoice.tsx';

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 24px', padding: '14px 20px' },
  about: { flex: '1 1 420px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  foot: { display: 'flex', alignItems: 'center', gap: '16px', marginInlineStart: 'auto' },
  count: { whiteSpace: 'nowrap', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface ModeCardProps extends StoredPractice {
  offered: OfferedMode;
  address: PracticeAddress;
}

/** One mode: how it works, which questions, and its start. */
export function ModeCard({ offered, practice, state, address }: ModeCardProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const titleId = useId();
  const { mode, minutes } = offered;
  const { from } = modeRules[mode];
  const [picked, setPicked] = useState<Picked>({ sections: [], kinds: [], collection: 'wrong' });
  const known = new Set(practice.paper.questions.map(({ id }) => id));
  const questionIds =
    from === 'book'
      ? collectedIds(state, picked.collection).filter((id) => known.has(id))
      : pickedIds(practice.paper, picked);
  const { start, starting } = useStart(address);
  return (
    <Panel as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.about}>
        <h2 id={titleId} className={styles.name}>
          {t(`mode.${mode}.name`)}
        </h2>
        <p className={styles.text}>{t(`mode.${mode}.text`)}</p>
        {from === 'sections' && <SectionChoice paper={practice.paper} picked={picked} onPick={setPicked} />}
        {from === 'book' && <CollectionChoice state={state} picked={picked} onPick={setPicked} />}
      </div>
      <div className={styles.foot}>
        <span className={styles.count}>
          {t('pattern.count', { number: questionIds.length })}
          {modeRules[mode].timed && minutes !== null && t('pattern.minutes', { minutes })}
        </span>
        <Button
          appearance="primary"
          aria-describedby={titleId}
          disabled={starting || questionIds.length === 0}
          onClick={() => void start({ mode, questionIds, minutes })}
        >
          {t('pattern.start')}
        </Button>
      </div>
    </Panel>
  );
}
