import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../ui/Panel.tsx';
import { NextSteps } from './NextSteps.tsx';
import { semanticColours } from '../../../../ui/theme/semantic-colours.ts';

const useStyles = makeStyles({
  panel: { alignSelf: 'center', width: '640px', maxWidth: '100%', padding: '40px', marginTop: '24px' },
  head: { display: 'flex', alignItems: 'center', gap: '12px' },
  mark: { color: semanticColours.goodDot, flexShrink: 0 },
  title: {
    margin: 0,
    fontSize: '28px',
    lineHeight: '38px',
    fontWeight: tokens.fontWeightSemibold,
    ':focus': { outlineStyle: 'none' },
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
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <Panel className={styles.panel}>
      <div className={styles.head}>
        <CheckmarkCircleFilled className={styles.mark} fontSize={40} aria-hidden />
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {t('done.title')}
        </h1>
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
