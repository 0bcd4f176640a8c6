import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PlayCircleRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { StoredPractice } from '#contract/ipc/practice.ts';
import { practicePaths, type PracticeAddress } from '#contract/paths/practice.ts';
import { formatTime } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { PracticeFrame } from '../shared/PracticeFrame.tsx';
import { SyncNote } from '../shared/SyncNote.tsx';
import { ModeCard } from './ModeCard.tsx';
import { OnlyShown } from './OnlyShown.tsx';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px' },
  line: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 24px' },
  facts: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** /pattern: the choice of a mode (002 §2). */
export function Component() {
  const { t } = useTranslation('practice');
  return (
    <PracticeFrame title={t('pattern.title')}>
      {(practice, address) => <Pattern {...practice} address={address} />}
    </PracticeFrame>
  );
}

function Pattern({ practice, state, address }: StoredPractice & { address: PracticeAddress }) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const { run } = state;
  return (
    <PageColumn>
      <PageTitle
        title={practice.paper.title || address.name || t('pattern.title')}
        actions={
          <Button onClick={() => void navigate(address.backPath ?? practicePaths.list.to())}>{t('back')}</Button>
        }
      />
      <div className={styles.line}>
        <p className={styles.facts}>
          {t('pattern.facts', {
            questions: practice.paper.questions.length,
            wrong: state.book.length,
            time: formatTime(practice.storedAt),
          })}
          {practice.leftOut > 0 && t('pattern.leftOut', { number: practice.leftOut })}
        </p>
        <SyncNote state={state} />
      </div>
      {run?.endedAt === null && (
        <Banner
          appearance="plain"
          icon={<PlayCircleRegular fontSize={20} />}
          title={t('pattern.running', { mode: t(`mode.${run.mode}.name`) })}
          action={
            <Button appearance="primary" onClick={() => void navigate(practicePaths.practice.to(address))}>
              {t('card.continue')}
            </Button>
          }
        >
          {t('pattern.runningHint')}
        </Banner>
      )}
      <OnlyShown questions={practice.paper.unanswerable ?? []} />
      <div className={styles.list}>
        {practice.modes.map((mode) => (
          <ModeCard key={mode.mode} offered={mode} practice={practice} state={state} address={address} />
        ))}
      </div>
    </PageColumn>
  );
}
