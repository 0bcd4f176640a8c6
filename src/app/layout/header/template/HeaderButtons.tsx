import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components';
import { QrCodeRegular } from '@fluentui/react-icons';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { useTargets } from '#app/routes/use-targets.ts';
import type { HeaderButton } from '#domain/tenant/header-setting.ts';
import { barPositioning } from '#ui/bar-positioning.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { sheet } from '#ui/theme/fixed-colours.ts';
import { buttonEntries } from '../menu/entries.ts';
import { useOpenEntry } from '../menu/use-open-entry.ts';

const codeSize = 148;

const useStyles = makeStyles({
  buttons: { display: 'flex', gap: '8px' },
  button: { fontWeight: tokens.fontWeightRegular, whiteSpace: 'nowrap', minWidth: 0 },
  scan: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '8px', maxWidth: '220px' },
  code: { display: 'flex', padding: '8px', backgroundColor: sheet.background, borderRadius: tokens.borderRadiusLarge },
  hint: { margin: 0, textAlign: 'center', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The buttons at the top right: links, or QR codes in a popover (001 §3). */
export function HeaderButtons({ buttons }: { buttons: readonly HeaderButton[] }) {
  const screens = useTargets();
  const styles = useStyles();
  const open = useOpenEntry();
  if (buttons.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {buttons.map((button) => {
        if (button.qrCode !== null) return <ScanButton key={button.name} name={button.name} code={button.qrCode} />;
        const [entry] = buttonEntries([button], screens);
        return entry ? (
          <Button key={button.name} className={styles.button} appearance="outline" onClick={() => open(entry)}>
            <PlatformText text={button.name} />
          </Button>
        ) : null;
      })}
    </div>
  );
}

function ScanButton({ name, code }: { name: string; code: string }) {
  const styles = useStyles();
  const { t } = useTranslation('header');
  const label = t('scan.code', { name });
  return (
    <Popover positioning={{ ...barPositioning, position: 'below', align: 'end' }} withArrow trapFocus>
      <PopoverTrigger disableButtonEnhancement>
        <Button className={styles.button} appearance="outline" icon={<QrCodeRegular />}>
          {name}
        </Button>
      </PopoverTrigger>
      <PopoverSurface className={styles.scan} aria-label={label} tabIndex={-1}>
        <span className={styles.code}>
          {isPicture(code) ? (
            <img src={pageAddressOf(code)} alt={label} width={codeSize} height={codeSize} />
          ) : (
            <QRCodeSVG value={code} size={codeSize} title={label} />
          )}
        </span>
        <p className={styles.hint}>{t('scan.hint')}</p>
      </PopoverSurface>
    </Popover>
  );
}

// A QR code is configured as a picture or as its content.
function isPicture(code: string): boolean {
  return /^\/|\.(png|jpe?g|gif|webp|svg)$/i.test(code);
}
