import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

const useStyles = makeStyles({
  entry: { marginTop: '12px' },
  hint: { margin: '4px 0 0', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

/** Where the centre has set no code for staff: the paper is sent once more by a button that says who decides. */
export function SendAgain({ attemptId }: { attemptId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const { data: code } = useDesktopQuery(desktop.staffCode.state, [attemptId]);
  if (!code || code.available) return null;
  return (
    <div className={styles.entry}>
      <Button size="small" appearance="subtle" onClick={() => void sendAgain(attemptId)}>
        {t('actions.sendAgain')}
      </Button>
      <p className={styles.hint}>{t('actions.sendAgainHint')}</p>
    </div>
  );
}

async function sendAgain(attemptId: string): Promise<void> {
  try {
    await ask(desktop.staffCode.sendAgain(attemptId));
  } catch (error) {
    // Nothing was sent; what is known stays on the screen.
    logFailure('send once more', error);
  }
}
