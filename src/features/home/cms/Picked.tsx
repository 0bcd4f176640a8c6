import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Article } from '#contract/platform/home/cms.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { ArticleCover } from './ArticleCover.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { addressOf } from './rules.ts';

/** So many fit in one line. */
const most = 4;

const useStyles = makeStyles({
  grid: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' },
  card: { position: 'relative', overflow: 'hidden', display: 'flex', flexDirection: 'column' },
  cover: { height: '150px' },
  text: { padding: '12px 16px 16px', display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1 },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: tokens.fontWeightSemibold, textWrap: 'pretty' },
  link: {
    color: 'inherit',
    textDecoration: 'none',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  facts: { marginTop: 'auto' },
});

/** The articles that the platform picked for the head of the page. */
export function Picked({ articles }: { articles: readonly Article[] }) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  if (articles.length === 0) return null;
  return (
    <section className={styles.grid} aria-label={t('picked')}>
      {distinctKeys(
        articles.slice(0, most).map((article) => (
          <Panel key={article.id} as="div" className={styles.card}>
            <ArticleCover article={article} className={styles.cover} />
            <div className={styles.text}>
              <h2 className={styles.title}>
                <RouteLink className={styles.link} to={addressOf(article)}>
                  <PlatformText text={article.title} />
                </RouteLink>
              </h2>
              <ArticleFacts article={{ ...article, className: '' }} className={styles.facts} />
            </div>
          </Panel>
        )),
      )}
    </section>
  );
}
