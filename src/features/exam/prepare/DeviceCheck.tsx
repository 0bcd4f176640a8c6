import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, ArrowSwapRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { CheckCells } from './CheckCells.tsx';
import { CheckedCards } from './CheckedCards.tsx';
import { mayGoOn, missing, toAdjust, type CheckRule } from './device-rules.ts';
import { MissingCameras } from './MissingCameras.tsx';
import { PlacementCard } from './PlacementCard.tsx';
import { StepColumns } from './StepColumns.tsx';
import { useCheckFacts } from './use-check-facts.ts';
import { useDeviceCheck } from './use-device-check.ts';

const useStyles = makeStyles({
  main: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 16px' },
  words: { flexGrow: 1 },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  // The way on is in sight however low the window is.
  foot: {
    position: 'sticky',
    bottom: 'var(--notice-room, 8px)',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 16px',
    '@media (max-height: 599px)': { padding: '4px 12px' },
  },
  adjust: { flexGrow: 1, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface DeviceCheckProps {
  rule: CheckRule;
  /** Asks the platform again whether fewer cameras will do: staff may have changed it. */
  onAskPlatform: () => void;
  asking: boolean;
  /** `open`: how many things were left to adjust. */
  onDone: (open: number) => void;
}

/** Both cameras live, what is wrong in words, and which is which. */
export function DeviceCheck({ rule, onAskPlatform, asking, onDone }: DeviceCheckProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const check = useDeviceCheck(rule.cameraCount);
  const { chosen, cameras, looked, recheck } = check;
  const facts = useCheckFacts(looked);
  const open = toAdjust(cameras);
  const allowed = mayGoOn(rule, cameras);
  const dual = rule.cameraCount > 1;
  return (
    <StepColumns dense aside={<PlacementCard cameraCount={rule.cameraCount} />}>
      <div className={styles.main}>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading className={styles.title}>{t(dual ? 'check.titleTwo' : 'check.titleOne')}</Heading>
            <p className={styles.lead}>{t('check.lead')}</p>
          </div>
          {dual && chosen.devices.length > 1 && !chosen.phone?.device && (
            <Button icon={<ArrowSwapRegular />} onClick={chosen.swap}>
              {t('check.swap')}
            </Button>
          )}
        </div>
        <CheckedCards {...check} />
        <CheckCells facts={facts} />
        {!allowed && cameras.every(({ condition }) => condition !== null) && (
          <MissingCameras
            places={missing({ cameraCount: rule.requiredCameras }, cameras)}
            asking={asking}
            onAskPlatform={onAskPlatform}
          />
        )}
        <Panel className={styles.foot}>
          <output className={styles.adjust}>
            {allowed ? (open > 0 ? t('check.open', { count: open }) : t('check.fine')) : t('check.waiting')}
          </output>
          <Button size="large" icon={<ArrowClockwiseRegular />} onClick={() => void recheck()}>
            {t('recheck')}
          </Button>
          <Button size="large" appearance="primary" disabledFocusable={!allowed} onClick={() => onDone(open)}>
            {t('next')}
          </Button>
        </Panel>
      </div>
    </StepColumns>
  );
}
