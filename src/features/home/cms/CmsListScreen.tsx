import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { cmsGetSpecialShow } from '../../../contract/platform/home/cms.ts';
import { codeTables } from '../../../contract/platform/profile/code-tables.ts';
import { useApiQuery } from '../../../api/query.ts';
import { homePaths } from '../../../contract/paths/home.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ArticleList } from './ArticleList.tsx';
import { Picked } from './Picked.tsx';
import { chosenOf } from './rules.ts';
import { SearchBox } from './SearchBox.tsx';
import { distinctKeys } from '../../../ui/distinct-keys.ts';

/** The special whose classes and picks the page shows. */
const specialId = codeTables.special.articles;

const useStyles = makeStyles({
  intro: { margin: '-12px 0 0', color: tokens.colorNeutralForeground2 },
  tabs: {
    marginLeft: '-12px',
    flexWrap: 'wrap',
    // Class names can be longer than the page is wide.
    '& button': { maxWidth: 'min(320px, 100%)' },
    '& .fui-Tab__content': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

/** /cms/list: articles by class or search; anybody may read (001 §2). */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const chosen = chosenOf(query);
  const special = useApiQuery(cmsGetSpecialShow, { specialId }, { persist: true });
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
      {special.data?.intro && <p className={styles.intro}>{special.data.intro}</p>}
      {special.isError && !special.data && (
        <ErrorPanel title={t('list.specialFailed')} error={special.error} onRetry={() => void special.refetch()} />
      )}
      {special.data && chosen.by === 'all' && <Picked articles={special.data.articleList} />}
      {chosen.by === 'keyword' ? (
        <p aria-live="polite">{t('list.found', { keyword })}</p>
      ) : (
        <TabList
          className={styles.tabs}
          aria-label={t('list.classes')}
          selectedValue={chosen.by === 'class' ? chosen.classId : ''}
          onTabSelect={(_, { value }) => void navigate(homePaths.articles.to({ classId: String(value) }))}
        >
          <Tab value="">{t('list.all')}</Tab>
          {distinctKeys(
            (special.data?.classList ?? []).map(({ id, name, articleCount }) => (
              <Tab key={id} value={id}>
                {articleCount > 0 ? `${name} ${articleCount}` : name}
              </Tab>
            )),
          )}
        </TabList>
      )}
      <ArticleList chosen={chosen} />
    </PageColumn>
  );
}
