import { Link as TextLink, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accountPaths } from '#contract/paths/account.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { AboutLink } from './AboutLink.tsx';

const useStyles = makeStyles({
  line: {
    width: 'var(--content-width, 1200px)',
    maxWidth: 'calc(100vw - 48px)',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '0 0 24px',
    display: 'flex',
    gap: '20px',
  },
  link: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
});

/** The foot of a screen without header and footer that is there for whoever looks after the seat. */
export function AboutLine() {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { signedIn } = useAtomValue(sessionAtom);
  return (
    <footer className={styles.line}>
      <AboutLink className={styles.link} />
      {/* Without a header there is no other way on. The sign-in page leads whoever is signed in home. */}
      <TextLink className={styles.link} as="button" onClick={() => void navigate(accountPaths.login.to({}))}>
        {t(signedIn ? 'errors.home' : 'errors.signIn')}
      </TextLink>
    </footer>
  );
}
