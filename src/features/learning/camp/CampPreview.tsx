import { makeStyles, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { findTrainById, findUserTrain, trainFindById } from '#contract/platform/learning/camp.ts';
import { Banner } from '#ui/Banner.tsx';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { useCampDates } from './use-camp-dates.ts';

const useStyles = makeStyles({
  panel: { padding: '16px', display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  list: { margin: 0, paddingInlineStart: '20px', display: 'flex', flexDirection: 'column', gap: '6px' },
  link: { color: tokens.colorBrandForegroundLink },
});

/** A camp that the learner is not in: what is announced of it, and the camps that the learner is in. */
export function CampPreview({ campId, back }: { campId: string; back: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation('camp');
  const optional = { optional: true };
  const camp = useApiQuery(trainFindById, { id: campId }, { silent: true });
  const contents = useApiQuery(findTrainById, { id: campId }, optional);
  const own = useApiQuery(findUserTrain, {}, optional);
  const dates = useCampDates();
  const courses = contents.data?.courseList ?? [];
  const camps = (own.data ?? []).filter(({ id }) => id !== '' && id !== campId);
  return (
    <PageColumn>
      <PageTitle title={camp.data?.name || t('title')} actions={back} />
      <QueryView query={camp} skeleton={<ListSkeleton />} failed={t('failedOne')}>
        {(known) => (
          <>
            <Banner icon={<InfoRegular fontSize={20} />} title={t('preview.title')}>
              {t('preview.text')}
            </Banner>
            <Panel as="section" className={styles.panel} aria-label={t('preview.about')}>
              <span className={styles.quiet}>{dates(known)}</span>
              {known.intro !== '' && <SafeHtml html={known.intro} />}
            </Panel>
            {courses.length > 0 && (
              <Panel as="section" className={styles.panel} aria-label={t('preview.courses')}>
                <h2 className={styles.title}>{t('preview.courses')}</h2>
                <ul className={styles.list}>
                  {distinctKeys(
                    courses.map(({ id, name }) => (
                      <li key={id}>
                        <PlatformText text={name} />
                      </li>
                    )),
                  )}
                </ul>
              </Panel>
            )}
          </>
        )}
      </QueryView>
      {camps.length > 0 && (
        <Panel as="section" className={styles.panel} aria-label={t('preview.own')}>
          <h2 className={styles.title}>{t('preview.own')}</h2>
          <ul className={styles.list}>
            {distinctKeys(
              camps.map(({ id, name }) => (
                <li key={id}>
                  <RouteLink className={styles.link} to={learningPaths.catalog.to({ taskId: id, taskType: '1' })}>
                    <PlatformText text={name} />
                  </RouteLink>
                </li>
              )),
            )}
          </ul>
        </Panel>
      )}
    </PageColumn>
  );
}
