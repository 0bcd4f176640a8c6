import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { cmsGetArticleListForClassId } from '#contract/platform/home/cms.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { ArticleCover } from './ArticleCover.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { addressOf } from './rules.ts';

/** So many beside an article, and one more that may be the article itself. */
const most = 4;

const useStyles = makeStyles({
  panel: { padding: '16px 20px 20px' },
  head: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column' },
  item: { display: 'flex', gap: '12px', padding: '10px 0' },
  cover: { width: '96px', height: '60px' },
  link: {
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: tokens.fontWeightSemibold,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    ':hover': { color: tokens.colorBrandForegroundLink },
  },
  text: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
});

/** More of the same class, beside the article. */
export function Related({ article }: { article: { id: string; classId: string } }) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  const { id, classId } = article;
  const more = useApiQuery(
    cmsGetArticleListForClassId,
    { classId, pageNum: 1, pageSize: most + 1 },
    { enabled: classId !== '' },
  );
  if (more.isError && !more.data)
    return <ErrorPanel title={t('detail.relatedFailed')} error={more.error} onRetry={() => void more.refetch()} />;
  const others = (more.data?.list ?? []).filter((other) => other.id !== id).slice(0, most);
  if (others.length === 0) return null;
  return (
    <Panel className={styles.panel} aria-labelledby="related">
      <h2 className={styles.head} id="related">
        {t('detail.related')}
      </h2>
      <ul className={styles.list}>
        {distinctKeys(
          others.map((other) => (
            <li key={other.id} className={styles.item}>
              <ArticleCover article={other} className={styles.cover} />
              <div className={styles.text}>
                <RouteLink className={styles.link} to={addressOf(other)}>
                  <PlatformText text={other.title} />
                </RouteLink>
                <ArticleFacts article={{ ...other, className: '', readCount: 0 }} />
              </div>
            </li>
          )),
        )}
      </ul>
    </Panel>
  );
}
