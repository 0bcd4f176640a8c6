import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { getUserInfo } from '#contract/platform/account/user.ts';
import { getTree, regionTreeType } from '#contract/platform/site/region-tree.ts';
import { useRealName } from '#domain/real-name/real-name.ts';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { ProfileForm } from './form/ProfileForm.tsx';

const useStyles = makeStyles({ wait: { padding: '24px' } });

interface ProfileTabProps {
  /** Opens identity verification; null when the tenant has no real names. */
  onVerify: (() => void) | null;
}

/** The profile tab of the personal centre. */
export function ProfileTab({ onVerify }: ProfileTabProps) {
  const { t } = useTranslation('profile');
  const styles = useStyles();
  const info = useApiQuery(getUserInfo, {});
  const tree = useApiQuery(getTree, { type: regionTreeType });
  const verified = useRealName();
  if (info.data && !tree.isPending) {
    return (
      <ProfileForm
        key={info.data.accountId}
        info={info.data}
        tree={tree.data ?? null}
        onRetryTree={() => void tree.refetch()}
        verified={verified ?? info.data.idAuthStatus === 1}
        onVerify={onVerify}
      />
    );
  }
  if (info.isError) return <ErrorPanel title={t('failed')} error={info.error} onRetry={() => void info.refetch()} />;
  return (
    <div className={styles.wait}>
      <TextSkeleton />
    </div>
  );
}
