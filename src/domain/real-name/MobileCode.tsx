import { makeStyles, tokens } from '@fluentui/react-components';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { sheet } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  // Scanners need contrast: a white margin in dark themes too.
  code: {
    display: 'inline-flex',
    padding: '12px',
    backgroundColor: sheet.background,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
});

interface MobileCodeProps {
  /** Sign-in page of the mobile site. */
  link: string;
  /** Real-name dialog 154 px, guide 148 px (001 §9), learning areas 150 px (002 §9, G-089). */
  size: 154 | 150 | 148;
}

/** The QR code of the mobile site. */
export function MobileCode({ link, size }: MobileCodeProps) {
  const { t } = useTranslation('identity');
  const styles = useStyles();
  return (
    <span className={styles.code}>
      <QRCodeSVG value={link} size={size} title={t('realName.code', { link })} />
    </span>
  );
}
