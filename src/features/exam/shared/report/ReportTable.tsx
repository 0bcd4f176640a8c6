import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { PaperReport, ReportKind, ReportLine } from '#contract/ipc/paper-report.ts';
import { currentLocale } from '#lib/i18n/i18n.ts';
import { placeText, sentenceOf, timeText } from '#rules/exam/report-words.ts';
import type { ReportWords } from '#rules/readiness/report.ts';
import { FactList } from '#ui/FactList.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';

const useStyles = makeStyles({
  lead: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  cell: {
    padding: '8px 12px 8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  head: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  narrow: { width: '1%', whiteSpace: 'nowrap', color: tokens.colorNeutralForeground3 },
  time: { width: '25%', minWidth: '130px', color: tokens.colorNeutralForeground2 },
  broken: { color: semanticColours.attentionText, fontWeight: tokens.fontWeightSemibold },
});

/** What somebody who looks at a report has to look at: something is missing, or the time or the learner was away. */
const breaks: ReadonlySet<ReportKind> = new Set(['gap', 'clock-back', 'returned', 'left', 'other']);

/** Whose paper it is, and whether its records are whole. */
export function ReportFacts({ report }: { report: PaperReport }) {
  const { t } = useTranslation('paper-report');
  const { exam, owner, userPaperId, records, missing } = report;
  return (
    <FactList
      layout="pairs"
      facts={[
        [t('facts.exam'), exam && <PlatformText key="exam" text={exam} />],
        [t('facts.learner'), owner],
        [t('facts.paper'), userPaperId],
        [t('facts.records'), records],
        [t('facts.missing'), missing],
      ]}
    />
  );
}

export function ReportLines({ lines }: { lines: readonly ReportLine[] }) {
  const styles = useStyles();
  const { t } = useTranslation('paper-report');
  const words = useReportWords();
  if (lines.length === 0) return <p className={styles.lead}>{t('none')}</p>;
  const head = mergeClasses(styles.cell, styles.head);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(head, styles.narrow)}>
            {t('columns.place')}
          </th>
          <th scope="col" className={head}>
            {t('columns.time')}
          </th>
          <th scope="col" className={head}>
            {t('columns.what')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.seat ?? ''} ${line.place} ${line.kind}`}>
            <td className={mergeClasses(styles.cell, styles.narrow)}>{placeText(line, words)}</td>
            <td className={mergeClasses(styles.cell, styles.time)}>{timeText(line, words)}</td>
            <td className={mergeClasses(styles.cell, breaks.has(line.kind) && styles.broken)}>
              {sentenceOf(line, words)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The words of a report in the language of the page. */
function useReportWords(): ReportWords {
  const { t } = useTranslation('paper-report');
  const locale = currentLocale();
  // To the second: what follows what is the point.
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: false });
  return {
    say: (key, values = {}) => t(key, values),
    time: (at) => times.format(at),
    number: (value) => numbers.format(value),
  };
}
