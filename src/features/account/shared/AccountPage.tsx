import { Link as TextLink, makeStyles, tokens } from '@fluentui/react-components';
import { Wifi1Regular, WifiOffRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sitePaths } from '#contract/paths/site.ts';
import { connectionAtom } from '#domain/app-state.ts';
import { LanguagePicker } from '#domain/language/LanguagePicker.tsx';
import { useConnectionWords } from '#domain/session/connection-words.ts';
import { ProxyLogin } from '#domain/session/ProxyLogin.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Hero } from './Hero.tsx';
import { lowForNotices } from './low-for-notices.ts';

const useStyles = makeStyles({
  page: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 566px',
    minHeight: '100vh',
    '@media (max-width: 1099px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    // Begins at a fixed height: a form that grows by a message stays under the pointer.
    padding: 'max(32px, calc(50vh - 330px)) 88px 32px',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 1099px)': { width: '100%', maxWidth: '566px', margin: '0 auto', padding: '24px 32px' },
  },
  // In a low window what is said above the form comes below it: the button to press stays in sight.
  above: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    ':empty': { display: 'none' },
    [lowForNotices]: { order: 1 },
  },
  title: { margin: 0, fontSize: '28px', lineHeight: '38px', fontWeight: tokens.fontWeightSemibold },
  hint: { margin: '4px 0 0', color: tokens.colorNeutralForeground3 },
  foot: {
    order: 2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginTop: '16px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  language: { marginLeft: '-8px' },
  about: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  reach: { display: 'flex', alignItems: 'center', gap: '6px' },
});

interface AccountPageProps {
  title: string;
  hint: string;
  /** Of several on one screen. */
  step?: string;
  /** Shown above the title; below the form in a low window. */
  above?: ReactNode;
  children: ReactNode;
}

/** The layout of sign-in, registration and recovery: branding at the left, the form at the right. */
export function AccountPage({ title, hint, step, above, children }: AccountPageProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <Hero />
      <main className={styles.side}>
        <div className={styles.above}>{above}</div>
        <div>
          <Heading className={styles.title} {...(step === undefined ? {} : { step })}>
            {title}
          </Heading>
          <p className={styles.hint}>{hint}</p>
        </div>
        {children}
        <footer className={styles.foot}>
          <span className={styles.language}>
            <LanguagePicker />
          </span>
          <ConnectionState />
          <ProxyLogin />
          <TextLink as="button" className={styles.about} onClick={() => void navigate(sitePaths.download.to())}>
            {t('footer:about')}
          </TextLink>
        </footer>
      </main>
    </div>
  );
}

function ConnectionState() {
  const styles = useStyles();
  const { t } = useTranslation('account');
  const connection = useAtomValue(connectionAtom);
  const words = useConnectionWords();
  if (connection === 'unknown') return null;
  const online = connection === 'online';
  return (
    <output className={styles.reach}>
      {online ? <Wifi1Regular fontSize={16} aria-hidden /> : <WifiOffRegular fontSize={16} aria-hidden />}
      {words ? `${words.title} ${words.text}` : t(online ? 'connected' : 'disconnected')}
    </output>
  );
}
