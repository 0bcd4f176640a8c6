import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showPageLayoutForClick } from '../../../contract/platform/home/page-layout.ts';
import { useApiQuery } from '../../../api/query.ts';
import { sessionAtom, tenantAtom } from '../../../domain/session/state.ts';
import { isOn } from '../../../domain/tenant/tenant.ts';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { Arrange } from './arrange/Arrange.tsx';
import { ArrangeButton } from './arrange/ArrangeButton.tsx';
import { rowsOf } from './page-grid.ts';
import { PageSections } from './PageSections.tsx';
import { variantOf } from './variants/home-variants.ts';
import { useHiddenStyles } from '../../../ui/hidden-styles.ts';
import { Read } from '../../../ui/Read.tsx';
import { Heading } from '../../../ui/Heading.tsx';

const useStyles = makeStyles({
  page: { gap: '32px' },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '24px' },
  hero: { height: '320px', borderRadius: tokens.borderRadiusLarge },
  line: { height: '220px', borderRadius: tokens.borderRadiusLarge },
});

interface HomePageProps {
  pageId: string;
  /** Name of the route: what is shown without a layout goes by it. */
  name: string;
}

/** A home page: the layout that the platform keeps under a page id, else the client's own, block by block (001 §2). */
export function HomePage({ pageId, name }: HomePageProps) {
  const styles = useStyles();
  const hidden = useHiddenStyles();
  const { t } = useTranslation(['home', 'ui']);
  const { signedIn } = useAtomValue(sessionAtom);
  const arrangeable = isOn(useAtomValue(tenantAtom), 'is_home_arrangeable') && signedIn;
  const [arranging, setArranging] = useState(false);
  const variant = variantOf(name, (key) => t(`variant.${key}`));
  const layout = useApiQuery(showPageLayoutForClick, { pageId }, { persist: true });

  const skeleton = (
    <Skeleton className={styles.skeleton} aria-label={t('ui:loading')} aria-busy>
      <SkeletonItem className={styles.hero} />
      <SkeletonItem className={styles.line} />
    </Skeleton>
  );
  return (
    <Read of={layout} frame={PageColumn} skeleton={skeleton} failed={t('pageFailed')}>
      {(shown) =>
        arrangeable && arranging ? (
          <Arrange pageId={pageId} layout={shown} onDone={() => setArranging(false)} />
        ) : (
          <PageColumn className={styles.page}>
            <Heading className={hidden.hidden}>{shown.pageName || t('heading')}</Heading>
            <PageSections layout={rowsOf(shown).length > 0 ? shown : variant} />
            {arrangeable && shown.rowList.length > 0 && <ArrangeButton onClick={() => setArranging(true)} />}
          </PageColumn>
        )
      }
    </Read>
  );
}
