import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { assessPaths } from '#contract/paths/assess.ts';
import type { Assessment } from '#contract/platform/assess/assess.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { formatTime } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { CardHead } from '#ui/CardHead.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { Tag } from '#ui/Tag.tsx';
import { endOf, standingOf } from '../shared/standing.ts';
import { actionOf } from './rules.ts';

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'center', gap: '16px', padding: '12px' },
  cover: { width: '176px', height: '100px', flexShrink: 0 },
  text: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  button: { flexShrink: 0 },
  results: { flexShrink: 0, color: tokens.colorBrandForegroundLink },
});

/** One assessment: whether and until when it can be taken, and the way in. */
export function AssessCard({ item }: { item: Assessment }) {
  const styles = useStyles();
  const { t } = useTranslation('assess');
  const navigate = useNavigate();
  const toast = useToast();
  const titleId = useId();
  const clock = useAtomValue(clockAtom);
  const now = () => platformNow(clock) - clock.timeShiftMs;
  const state = standingOf(item, now());
  const end = endOf(item);
  const open = () => {
    // Asked anew: it may have ended while the list was open.
    if (standingOf(item, now()) === 'expired') return toast('warning', t('expired'));
    const { id, refId, refType } = item;
    return void navigate(assessPaths.assess.to({ id, refId, refType }));
  };
  return (
    <Panel as="article" className={styles.card} aria-labelledby={titleId}>
      <CoverPicture className={styles.cover} url={item.assessCoverimg} name={item.assessName} />
      <div className={styles.text}>
        <CardHead id={titleId} name={item.assessName}>
          <Tag appearance={state === 'inProgress' ? 'good' : 'plain'}>{t(`state.${state}`)}</Tag>
        </CardHead>
        <span className={styles.quiet}>
          {end === null
            ? t('end.unknown')
            : t(state === 'expired' && end < now() ? 'end.past' : 'end.until', {
                time: formatTime(end + clock.timeShiftMs),
              })}
        </span>
      </div>
      {state === 'expired' && item.id !== '' && (
        <RouteLink
          className={styles.results}
          to={assessPaths.answers.to({ assessId: item.id })}
          aria-describedby={titleId}
        >
          {t('ownResults')}
        </RouteLink>
      )}
      <Button className={styles.button} aria-describedby={titleId} onClick={open}>
        {t(actionOf(item, now()))}
      </Button>
    </Panel>
  );
}
