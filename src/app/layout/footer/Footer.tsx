import { Link as TextLink, makeStyles, tokens } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { tenantAtom } from '#domain/app-state.ts';
import { useFooterSetting } from '#domain/tenant/use-footer-setting.ts';
import { useRoutes } from '../../routes/use-routes.ts';
import { useTargets } from '../../routes/use-targets.ts';
import { shownEntries, type ShownEntry } from '../header/menu/entries.ts';
import { useOpenEntry } from '../header/menu/use-open-entry.ts';
import { useLocale } from '../use-locale.ts';
import { AboutLink } from './AboutLink.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { LegalText } from './LegalText.tsx';
import { legalRows } from './rules.ts';

const useStyles = makeStyles({
  footer: {
    flexShrink: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  column: {
    width: 'var(--content-width, 1200px)',
    maxWidth: 'calc(100vw - 48px)',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '20px 0 24px',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
  },
  top: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px 24px' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', margin: 0, padding: 0, listStyle: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  report: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** The footer of lists and home pages: legal pages, contact, reporting phone, licences (001 §2). */
export function Footer() {
  const screens = useRoutes();
  const targets = useTargets();
  const styles = useStyles();
  const { t } = useTranslation('footer');
  const navigate = useNavigate();
  const tenant = useAtomValue(tenantAtom);
  const footer = useFooterSetting();
  const locale = useLocale();
  const [contact, setContact] = useState(false);
  return (
    <footer className={styles.footer}>
      <div className={styles.column}>
        <div className={styles.top}>
          <nav aria-label={t('links')}>
            <ul className={styles.links}>
              {legalRows(screens, tenant, locale).map(({ path, title }) => (
                <li key={path}>
                  <TextLink className={styles.link} as="button" onClick={() => void navigate(path)}>
                    {t(title)}
                  </TextLink>
                </li>
              ))}
              {shownEntries(footer.links, targets).map((entry) => (
                <li key={entry.key}>
                  <FooterLink entry={entry} className={styles.link} />
                </li>
              ))}
              <li>
                <TextLink className={styles.link} as="button" onClick={() => setContact(true)}>
                  {t('contact.open')}
                </TextLink>
              </li>
              <li>
                <AboutLink className={styles.link} />
              </li>
            </ul>
          </nav>
          {footer.reportPhone && <span className={styles.report}>{t('report', { phone: footer.reportPhone })}</span>}
        </div>
        <LegalText lines={footer.legal} name={tenant.title || t('app:product')} />
      </div>
      {contact && <ContactDialog footer={footer} onClose={() => setContact(false)} />}
    </footer>
  );
}

function FooterLink({ entry, className }: { entry: ShownEntry; className: string }) {
  const { t } = useTranslation('header');
  const open = useOpenEntry();
  const name = entry.name ?? t(entry.title);
  const outside = entry.target.kind === 'outside';
  return (
    <TextLink
      className={className}
      as="button"
      aria-label={outside ? t('external.name', { name }) : undefined}
      onClick={() => open(entry)}
    >
      {name}
      {outside && <OpenRegular fontSize={14} aria-hidden />}
    </TextLink>
  );
}
