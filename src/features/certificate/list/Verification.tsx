import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { sheet } from '#ui/theme/fixed-colours.ts';

const codeSize = 88;
/** A longer address makes a code that no telephone reads at this size. */
const longestAddress = 300;

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '12px' },
  code: { padding: '8px', backgroundColor: sheet.background, borderRadius: tokens.borderRadiusMedium, lineHeight: 0 },
  text: { display: 'flex', flexDirection: 'column', gap: '4px', alignItems: 'flex-start' },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, textWrap: 'balance' },
});

/** Where anybody checks that a certificate is genuine: a code to scan, and the page itself. */
export function Verification({ address }: { address: string }) {
  const styles = useStyles();
  const { t } = useTranslation('certificate');
  const open = () => ask(desktop.app.openExternal(address)).catch((error: unknown) => logFailure('certificate', error));
  return (
    <div className={styles.row}>
      {address.length <= longestAddress && (
        <div className={styles.code}>
          <QRCodeSVG value={address} size={codeSize} title={t('verify.code')} />
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.hint}>{t('verify.hint')}</p>
        <Link as="button" onClick={() => void open()}>
          {t('verify.open')}
        </Link>
      </div>
    </div>
  );
}
