import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isBreakdown } from '#api/breakdown.ts';
import { useApiQuery } from '#api/query.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import type { TaskDetail } from '#contract/platform/learning/task-detail.ts';
import { taskDetailWithoutLogin } from '#contract/platform/learning/task-extra.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { KindIcon } from '../shared/KindIcon.tsx';
import { partsOf } from './item-rules.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '864px' },
  panel: { padding: '8px 16px' },
  title: { margin: 0, padding: '6px 0', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '40px' },
  kind: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    flexShrink: 0,
    width: '112px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** /learning/taskDetail for somebody who is not signed in: what an open class consists of (002 §2, G-057). */
export function VisitorTask() {
  const { t } = useTranslation('task-detail');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { id } = learningPaths.task.read(query);
  const login = accountPaths.login.to({ redirect: `${pathname}${search}` });
  const task = useApiQuery(taskDetailWithoutLogin, { id: id ?? '' }, { enabled: Boolean(id), silent: true });
  // A task that is for its learners only: they sign in, and come back.
  const refused = task.error?.failure.kind === 'refused' && !isBreakdown(task.error);
  if (!id || refused) return <Navigate to={login} replace />;
  return (
    <PageColumn>
      <PageTitle
        title={task.data?.name || t('title')}
        actions={
          <Button appearance="primary" onClick={() => void navigate(login)}>
            {t('visitor.signIn')}
          </Button>
        }
      />
      <QueryView query={task} skeleton={<TextSkeleton />} failed={t('failed')}>
        {(detail) => <Contents task={detail} />}
      </QueryView>
    </PageColumn>
  );
}

function Contents({ task }: { task: TaskDetail }) {
  const styles = useStyles();
  const { t } = useTranslation('task-detail');
  if (task.itemList === null) return <EmptyState title={t('unread')} hint={t('unreadHint')} />;
  const parts = partsOf(task.itemList);
  if (parts.length === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <div className={styles.parts}>
      <p className={styles.hint}>{t('visitor.hint')}</p>
      {parts.map(({ id, name, items }) => (
        <Panel key={id} as="section" className={styles.panel} aria-label={name || t('visitor.contents')}>
          {name !== '' && (
            <h2 className={styles.title}>
              <PlatformText text={name} />
            </h2>
          )}
          <ul className={styles.list}>
            {distinctKeys(
              items.map((item) => (
                <li key={item.id} className={styles.row}>
                  <span className={styles.kind}>
                    <KindIcon kind={item.kind} />
                    {t(`kind.${item.kind}`)}
                  </span>
                  <span className={styles.name}>
                    <PlatformText text={item.contentName || item.stageName} />
                  </span>
                </li>
              )),
            )}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
