import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { NextSteps } from './NextSteps.tsx';

const useStyles = makeStyles({
  panel: { alignSelf: 'center', width: '640px', maxWidth: '100%', padding: '40px', marginTop: '24px' },
  head: { display: 'flex', alignItems: 'center', gap: '12px' },
  mark: { color: semanticColours.goodDot, flexShrink: 0 },
  title: {
    margin: 0,
    fontSize: '28px',
    lineHeight: '38px',
    fontWeight: tokens.fontWeightSemibold,
  },
  number: {
    margin: '16px 0 0',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'text',
  },
  next: { margin: '24px 0 8px', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  leave: { marginTop: '24px' },
});

/** The application is with the platform: its number, and what comes now. */
export function Done({ applicationNo, onLeave }: { applicationNo: string; onLeave: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('institution');
  return (
    <Panel className={styles.panel}>
      <div className={styles.head}>
        <CheckmarkCircleFilled className={styles.mark} fontSize={40} aria-hidden />
        <Heading className={styles.title}>{t('done.title')}</Heading>
      </div>
      <p className={styles.number}>{t('done.number', { number: applicationNo })}</p>
      <h2 className={styles.next}>{t('done.next')}</h2>
      <NextSteps />
      <Button className={styles.leave} appearance="primary" size="large" onClick={onLeave}>
        {t('done.leave')}
      </Button>
    </Panel>
  );
}
