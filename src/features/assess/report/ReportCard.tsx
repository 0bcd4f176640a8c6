import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { assessPaths } from '#contract/paths/assess.ts';
import type { ListedReport } from '#contract/platform/assess/results.ts';
import { clockAtom } from '#domain/app-state.ts';
import { formatTime } from '#lib/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 24px', padding: '16px 20px' },
  text: { flexGrow: 1, flexBasis: '320px', minWidth: 0 },
  name: {
    margin: '0 0 4px',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** One report in the list; without an id it cannot be opened. */
export function ReportCard({ report }: { report: ListedReport }) {
  const styles = useStyles();
  const { t } = useTranslation('assess-report');
  const navigate = useNavigate();
  const titleId = useId();
  const { timeShiftMs } = useAtomValue(clockAtom);
  const { id, reportName, assessName, createTime } = report;
  return (
    <Panel as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.text}>
        <h2 id={titleId} className={styles.name}>
          <PlatformText text={reportName || assessName || t('title')} />
        </h2>
        <span className={styles.quiet}>
          {createTime === null ? t('timeUnknown') : t('made', { time: formatTime(createTime + timeShiftMs) })}
        </span>
      </div>
      {id !== '' && (
        <Button aria-describedby={titleId} onClick={() => void navigate(assessPaths.report.to({ id }))}>
          {t('open')}
        </Button>
      )}
    </Panel>
  );
}
