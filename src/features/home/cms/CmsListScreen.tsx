import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { homePaths } from '#contract/paths/home.ts';
import { cmsGetSpecialShow } from '#contract/platform/home/cms.ts';
import { codeTables } from '#contract/platform/profile/code-tables.ts';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { StatusTabs } from '#ui/StatusTabs.tsx';
import { ArticleList } from './ArticleList.tsx';
import { Picked } from './Picked.tsx';
import { chosenOf } from './rules.ts';
import { SearchBox } from './SearchBox.tsx';

/** The special whose classes and picks the page shows. */
const specialId = codeTables.special.articles;

const useStyles = makeStyles({
  intro: { margin: '-12px 0 0', color: tokens.colorNeutralForeground2 },
  tabs: { marginLeft: '-12px' },
});

/** /cms/list: articles by class or search; anybody may read (001 §2). */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const chosen = chosenOf(query);
  const special = useApiQuery(cmsGetSpecialShow, { specialId }, { persist: true });
  const isLaterPage = (homePaths.articles.read(query).page ?? '1') !== '1';
  const keyword = chosen.by === 'keyword' ? chosen.keyword : '';
  return (
    <PageColumn>
      <PageTitle
        title={special.data?.title || t('titles:articles')}
        actions={
          <SearchBox
            key={keyword}
            keyword={keyword}
            onSearch={(text) => void navigate(homePaths.articles.to({ keyword: text }))}
          />
        }
      />
      {special.data?.intro && (
        <p className={styles.intro}>
          <PlatformText text={special.data.intro} />
        </p>
      )}
      {special.isError && !special.data && (
        <ErrorPanel title={t('list.specialFailed')} error={special.error} onRetry={() => void special.refetch()} />
      )}
      {special.data && chosen.by === 'all' && !isLaterPage && <Picked articles={special.data.articleList} />}
      {chosen.by === 'keyword' ? (
        <p aria-live="polite">{t('list.found', { keyword })}</p>
      ) : (
        <StatusTabs
          className={styles.tabs}
          label={t('list.classes')}
          tabs={[
            { value: '', text: t('list.all') },
            ...(special.data?.classList ?? []).map(({ id, name, articleCount }) => ({
              value: id,
              text: name,
              ...(articleCount > 0 ? { count: articleCount } : {}),
            })),
          ]}
          selected={chosen.by === 'class' ? chosen.classId : ''}
          onSelect={(classId) => void navigate(homePaths.articles.to({ classId }))}
        />
      )}
      <ArticleList chosen={chosen} at={homePaths.articles.read(query)} />
    </PageColumn>
  );
}
