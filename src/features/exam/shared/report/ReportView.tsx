import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperReport, ReportKind } from '#contract/ipc/paper-report.ts';
import { FilterRow } from '#ui/FilterRow.tsx';
import { ReportFacts, ReportLines } from './ReportTable.tsx';
import { SaveReport } from './SaveReport.tsx';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: '16px' },
  lead: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  // Its first word stands below the others.
  filter: { padding: 0, marginInlineStart: '-6px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
});

/** At most so many lines at once: a long paper has more than a thousand. */
const linesAtOnce = 200;

/** The learner's work, which most lines of a report are about. */
const answers: ReadonlySet<ReportKind> = new Set(['answered', 'changed', 'cleared', 'played']);

/** What happened to a paper, line by line, and the ways to take it away. */
export function ReportView({ report }: { report: PaperReport }) {
  const styles = useStyles();
  const { t } = useTranslation('paper-report');
  const [filter, setFilter] = useState<'all' | 'notable'>('all');
  const [limit, setLimit] = useState(linesAtOnce);
  const lines = filter === 'all' ? report.lines : report.lines.filter(({ kind }) => !answers.has(kind));
  return (
    <div className={styles.view}>
      <p className={styles.lead}>{t('lead')}</p>
      <ReportFacts report={report} />
      <div className={styles.bar}>
        <FilterRow
          label={t('filter.label')}
          choices={(['all', 'notable'] as const).map((one) => ({ filter: one, text: t(`filter.${one}`) }))}
          chosen={filter}
          onChoose={setFilter}
          className={styles.filter}
        />
        <SaveReport report={report} />
      </div>
      <ReportLines lines={lines.slice(0, limit)} />
      {lines.length > limit && (
        <Button onClick={() => setLimit(limit + linesAtOnce)}>{t('more', { count: lines.length - limit })}</Button>
      )}
    </div>
  );
}
