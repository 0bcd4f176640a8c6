import { makeStyles, mergeClasses, tokens, Tooltip } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { centreAt } from '#contract/paths/account.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { RouteLink } from '#ui/RouteLink.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { useUnread } from './use-unread.ts';

const useStyles = makeStyles({
  bell: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
  },
  dot: {
    position: 'absolute',
    top: '4px',
    right: '5px',
    width: '8px',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: semanticColours.failedDot,
  },
});

/** The bell with a dot for unread messages; links to the messages in the personal centre (001 §2). */
export function MessageButton({ className }: { className?: string }) {
  const styles = useStyles();
  const { t } = useTranslation('header');
  const { signedIn } = useAtomValue(sessionAtom);
  const unread = useUnread();
  const centre = centreAt(useLocation().pathname);
  if (!signedIn) return null;
  const label = unread === null ? t('bell.some') : unread > 0 ? t('bell.unread', { count: unread }) : t('bell.none');
  return (
    <Tooltip content={label} relationship="label">
      <RouteLink className={mergeClasses(styles.bell, className)} to={centre.to({ tab: 'message' })}>
        <AlertRegular fontSize={20} />
        {unread !== 0 && <span className={styles.dot} data-unread />}
      </RouteLink>
    </Tooltip>
  );
}
