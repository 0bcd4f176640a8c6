import { Link, makeStyles } from '@fluentui/react-components';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { switchQuestionAtom } from './switching-state.ts';
import { useSwitches } from './use-switches.ts';

const useStyles = makeStyles({ link: { flexShrink: 0, whiteSpace: 'nowrap' } });

/** The way to another branch from elsewhere than the menu; nothing where the learner has no choice. */
export function SwitchBranchLink() {
  const { t } = useTranslation('profile');
  const styles = useStyles();
  const ask = useSetAtom(switchQuestionAtom);
  const { branches } = useSwitches();
  if (branches.length === 0) return null;
  return (
    <Link as="button" className={styles.link} onClick={() => ask({ kind: 'branch' })}>
      {t('switchBranch')}
    </Link>
  );
}
