import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { getAllLearnedData } from '#contract/platform/learning/task-list.ts';
import { formatHours } from '#lib/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';

const useStyles = makeStyles({
  panel: { padding: '16px', minHeight: '124px' },
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  row: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8px', margin: 0 },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  hours: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  unit: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
});

/** How long the learner studied today, this week and this month, in hours (002 §2). */
export function StudyTime() {
  const styles = useStyles();
  const { t } = useTranslation('learning');
  const titleId = useId();
  const time = useApiQuery(getAllLearnedData, {}, { persist: true, silent: true });
  return (
    <Panel className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('time.title')}
      </h2>
      <QueryView query={time} skeleton={<TextSkeleton count={2} />} failed={t('time.failed')}>
        {({ todayLearnTime, thisWeekLearnTime, thisMonthLearnTime }) => (
          <dl className={styles.row}>
            {(
              [
                ['today', todayLearnTime],
                ['week', thisWeekLearnTime],
                ['month', thisMonthLearnTime],
              ] as const
            ).map(([span, seconds]) => (
              <div key={span}>
                <dt className={styles.name}>{t(`time.${span}`)}</dt>
                <dd className={styles.hours}>
                  {seconds === null ? (
                    '-'
                  ) : (
                    <>
                      {formatHours(seconds)} <span className={styles.unit}>{t('time.hours')}</span>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </QueryView>
    </Panel>
  );
}
