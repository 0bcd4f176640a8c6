import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessReport } from '#contract/platform/assess/results.ts';
import { clockAtom } from '#domain/app-state.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { FactList, type Fact } from '#ui/FactList.tsx';
import { orDash } from '#ui/or-dash.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { canDrawRadar, RadarChart } from '#ui/radar/RadarChart.tsx';
import { comparedDimensions } from '../shared/dimensions.ts';
import { DimensionTable } from '../shared/DimensionTable.tsx';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '16px' },
  panel: { padding: '20px 24px', display: 'flex', flexDirection: 'column', gap: '16px' },
  together: { breakInside: 'avoid' },
  title: {
    margin: 0,
    breakAfter: 'avoid',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, textWrap: 'pretty' },
  scores: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: '16px 32px',
    alignItems: 'start',
    '@media (max-width: 1119px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Paper is narrow: chart above table.
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  comments: { margin: 0, display: 'grid', gridTemplateColumns: 'fit-content(30%) minmax(0, 1fr)', gap: '10px 24px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  // A comment stays on one sheet.
  comment: { breakInside: 'avoid', margin: 0, textWrap: 'pretty' },
});

interface ReportBodyProps {
  report: AssessReport;
  previous: AssessReport | null;
  /** Whether there is a report before could not be read. */
  previousUnknown?: boolean;
}

/** What a report says, on the screen and on paper: facts, chart and table of the same numbers, comments. */
export function ReportBody({ report, previous, previousUnknown = false }: ReportBodyProps) {
  const styles = useStyles();
  const { t } = useTranslation('assess-report');
  const { timeShiftMs } = useAtomValue(clockAtom);
  const time = (at: number | null) => (at === null ? t('unknown') : formatTime(at + timeShiftMs));
  const dimensions = useMemo(
    () => comparedDimensions(report.dimensionList, previous?.dimensionList),
    [report.dimensionList, previous],
  );
  const axes = useMemo(
    () => dimensions.map(({ name, share, before }) => ({ name, share, before: before?.share ?? null })),
    [dimensions],
  );
  const compared = dimensions.some(({ before }) => before !== null);
  const commented = dimensions.filter(({ comment }) => comment !== '');
  const { totalScore, fullScore } = report;
  const score = totalScore === null ? t('unknown') : formatNumber(totalScore, 1);
  const facts: Fact[] = [
    [t('facts.name'), report.userName === '' ? null : <PlatformText key="name" text={report.userName} />],
    [t('facts.score'), totalScore === null || fullScore === null ? score : `${score} / ${formatNumber(fullScore, 1)}`],
    [t('facts.level'), report.level === '' ? orDash('') : <PlatformText key="level" text={report.level} />],
    [t('facts.submitted'), time(report.submitTime)],
    [t('facts.made'), time(report.createTime)],
  ];
  return (
    <div className={styles.body}>
      <Panel className={styles.panel} aria-label={t('summary')}>
        <FactList layout="pairs" facts={facts} />
        {report.summary !== '' && (
          <p className={styles.text}>
            <PlatformText text={report.summary} />
          </p>
        )}
      </Panel>
      <Panel className={styles.panel}>
        <h2 className={styles.title}>{t('scores')}</h2>
        {dimensions.length === 0 ? (
          <p className={styles.text}>{t('noDimensions')}</p>
        ) : (
          <div className={styles.scores}>
            {canDrawRadar(axes.length) ? (
              <RadarChart
                axes={axes}
                label={t('chart.label', { count: axes.length })}
                now={t('chart.now', { time: time(report.submitTime ?? report.createTime) })}
                before={t('chart.before', { time: time(previous?.submitTime ?? previous?.createTime ?? null) })}
                scale={t('chart.scale')}
                numbered={t('chart.numbered')}
              />
            ) : (
              <p className={styles.text}>{t('chart.none')}</p>
            )}
            <DimensionTable dimensions={dimensions} compared={compared} caption={t('table')} />
          </div>
        )}
        {!compared && dimensions.length > 0 && (
          <p className={styles.text}>{t(previousUnknown ? 'previousUnknown' : 'noPrevious')}</p>
        )}
      </Panel>
      {commented.length > 0 && (
        <Panel className={mergeClasses(styles.panel, styles.together)}>
          <h2 className={styles.title}>{t('comments')}</h2>
          <dl className={styles.comments}>
            {commented.map(({ name, comment }, at) => (
              <Comment key={`${name} ${at}`} name={name} comment={comment} />
            ))}
          </dl>
        </Panel>
      )}
    </div>
  );
}

function Comment({ name, comment }: { name: string; comment: string }) {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.name}>
        <PlatformText text={name} />
      </dt>
      <dd className={styles.comment}>
        <PlatformText text={comment} />
      </dd>
    </>
  );
}
