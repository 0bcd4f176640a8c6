import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { learningPaths } from '#contract/paths/learning.ts';
import type { Camp } from '#contract/platform/learning/camp.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { formatHours, formatPercent } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { CardHead } from '#ui/CardHead.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Tag } from '#ui/Tag.tsx';
import { statusOf } from './rules.ts';
import { useCampDates } from './use-camp-dates.ts';

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'stretch', gap: '16px', padding: '12px' },
  cover: { width: '176px', height: '100px' },
  text: {
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    fontVariantNumeric: 'tabular-nums',
  },
  row: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', minWidth: 0 },
  foot: { marginTop: 'auto', gap: '4px 12px' },
  bar: { width: '112px', flexShrink: 0 },
  percent: { fontWeight: tokens.fontWeightSemibold, minWidth: '40px' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  buttons: { marginLeft: 'auto', display: 'flex', gap: '8px', flexShrink: 0 },
});

/** One training camp: when, how far the learner is, what it is about, and one way in (002 §2). */
export function CampCard({ camp, onIntroduce }: { camp: Camp; onIntroduce: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('camp');
  const navigate = useNavigate();
  const toast = useToast();
  const titleId = useId();
  const dates = useCampDates()(camp);
  const clock = useAtomValue(clockAtom);
  const status = statusOf(camp, platformNow(clock) - clock.timeShiftMs);
  const { studyProcess, learnTotalTime } = camp;
  const open = () => {
    if (status === 'notStarted') return toast('warning', t('notYet'));
    const address = {
      taskId: camp.id,
      taskType: '1',
      validity: dates,
      backMoudle: 'course',
      backPath: learningPaths.course.to(),
    };
    return void navigate(learningPaths.catalog.to(address));
  };
  return (
    <Panel as="article" className={styles.card} aria-labelledby={titleId}>
      <CoverPicture className={styles.cover} url={camp.iconUrl} name={camp.name} />
      <div className={styles.text}>
        <CardHead id={titleId} name={camp.name}>
          <Tag appearance={status === 'inProgress' ? 'good' : 'plain'}>{t(`status.${status}`)}</Tag>
          {camp.isNewTrain && <Tag appearance="attention">{t('new')}</Tag>}
        </CardHead>
        <span className={styles.quiet}>{dates}</span>
        <div className={`${styles.row} ${styles.foot}`}>
          {studyProcess !== null && (
            <>
              <ProgressBar
                className={styles.bar}
                value={studyProcess / 100}
                thickness="large"
                color={studyProcess >= 100 ? 'success' : 'brand'}
                aria-labelledby={titleId}
              />
              <span className={styles.percent}>{formatPercent(studyProcess / 100)}</span>
            </>
          )}
          {learnTotalTime !== null && (
            <span className={styles.quiet}>
              {learnTotalTime > 0 ? t('learned', { hours: formatHours(learnTotalTime) }) : t('notLearned')}
            </span>
          )}
          <div className={styles.buttons}>
            {camp.intro !== '' && (
              <Button aria-describedby={titleId} onClick={onIntroduce}>
                {t('intro')}
              </Button>
            )}
            <Button aria-describedby={titleId} onClick={open}>
              {t(status === 'ended' ? 'view' : 'open')}
            </Button>
          </div>
        </div>
      </div>
    </Panel>
  );
}
