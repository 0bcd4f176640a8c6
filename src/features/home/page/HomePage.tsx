import { Button, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { LayoutRowTwoRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbsentCall, isUnreadAnswer } from '#api/absent.ts';
import { isBreakdown } from '#api/breakdown.ts';
import { useApiQuery } from '#api/query.ts';
import { needsSignIn } from '#contract/platform/codes.ts';
import { getBlockListForClick, showPageLayoutForClick } from '#contract/platform/home/page-layout.ts';
import { sessionAtom, tenantAtom } from '#domain/app-state.ts';
import { isOn } from '#domain/tenant/tenant.ts';
import { Heading } from '#ui/Heading.tsx';
import { useHiddenStyles } from '#ui/hidden-styles.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Arrange } from './arrange/Arrange.tsx';
import { rowsOf } from './page-grid.ts';
import { PageSections } from './PageSections.tsx';
import { variantOf } from './variants/home-variants.ts';

const useArrangeButtonStyles = makeStyles({ row: { display: 'flex', justifyContent: 'center' } });

/** The way into arranging, at the end of a page that its tenant lets learners arrange. */
function ArrangeButton({ onClick }: { onClick: () => void }) {
  const styles = useArrangeButtonStyles();
  const { t } = useTranslation('home');
  return (
    <div className={styles.row}>
      <Button appearance="subtle" icon={<LayoutRowTwoRegular />} onClick={onClick}>
        {t('arrange.start')}
      </Button>
    </div>
  );
}

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
  const asked = isOn(useAtomValue(tenantAtom), 'is_home_arrangeable') && signedIn;
  // Who may arrange a page, the platform says by giving its blocks.
  const offered = useApiQuery(getBlockListForClick, { pageId }, { enabled: asked, silent: true });
  const arrangeable = asked && offered.data !== undefined;
  const [arranging, setArranging] = useState(false);
  const variant = variantOf(name, (key) => t(`variant.${key}`));
  const layout = useApiQuery(showPageLayoutForClick, { pageId }, { persist: true, silent: true });
  // No document shows where that call is: a platform that has it not, or refuses it, gives no layout.
  const failure = layout.error?.failure;
  const refused = failure?.kind === 'refused' && !needsSignIn(failure.code) && !isBreakdown(layout.error);
  const absent = layout.data === undefined && (refused || isAbsentCall(layout.error) || isUnreadAnswer(layout.error));

  const skeleton = (
    <Skeleton className={styles.skeleton} aria-label={t('ui:loading')} aria-busy>
      <SkeletonItem className={styles.hero} />
      <SkeletonItem className={styles.line} />
    </Skeleton>
  );
  return (
    <QueryView
      query={absent ? { ...layout, data: variant } : layout}
      frame={PageColumn}
      skeleton={skeleton}
      failed={t('pageFailed')}
    >
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
    </QueryView>
  );
}
