import { Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { CheckmarkRegular, CopyRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FooterSetting } from '#domain/tenant/footer-setting.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { contactLines } from './rules.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '464px' },
  lines: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    margin: 0,
  },
  line: { display: 'contents' },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  copy: { margin: 0 },
});

/** Contact details of the organisation, each with a copy button (001 §2). */
export function ContactDialog({ footer, onClose }: { footer: FooterSetting; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('footer');
  const lines = contactLines(footer);
  return (
    <AppDialog title={t('contact.title')} className={styles.surface} closeLabel={t('contact.close')} onClose={onClose}>
      {lines.length === 0 ? (
        <p>{t('contact.unknown')}</p>
      ) : (
        <dl className={styles.lines}>
          {lines.map(({ name, value }) => (
            <div key={name} className={styles.line}>
              <dt className={styles.name}>{t(`contact.${name}`)}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.copy}>
                <CopyButton label={t('contact.copy', { what: t(`contact.${name}`) })} text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </AppDialog>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('footer');
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast('success', t('contact.copied'));
    } catch (error) {
      logFailure('clipboard', error);
      toast('error', t('contact.notCopied'));
    }
  };
  return (
    <Tooltip content={label} relationship="label">
      <Button appearance="subtle" icon={copied ? <CheckmarkRegular /> : <CopyRegular />} onClick={() => void copy()} />
    </Tooltip>
  );
}
