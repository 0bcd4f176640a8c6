import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronRightRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { homePaths } from '#contract/paths/home.ts';
import { RouteLink } from '#ui/RouteLink.tsx';

const useStyles = makeStyles({
  crumbs: { display: 'flex', alignItems: 'center', gap: '4px', color: tokens.colorNeutralForeground3 },
  link: {
    color: tokens.colorNeutralForeground2,
    textDecoration: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecoration: 'underline' },
  },
});

/** Where an article stands: the list, and its class. */
export function Crumbs({ article }: { article: { classId: string; className: string } | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  return (
    <nav className={styles.crumbs} aria-label={t('detail.place')}>
      <RouteLink className={styles.link} to={homePaths.articles.to()}>
        {t('titles:articles')}
      </RouteLink>
      {article && article.classId !== '' && (
        <>
          <ChevronRightRegular fontSize={16} aria-hidden />
          <RouteLink className={styles.link} to={homePaths.articles.to({ classId: article.classId })}>
            {article.className || article.classId}
          </RouteLink>
        </>
      )}
    </nav>
  );
}
