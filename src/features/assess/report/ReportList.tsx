import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '../../../api/query.ts';
import { assessPaths } from '../../../contract/paths/assess.ts';
import { allReports, assessReportList } from '../../../contract/platform/assess/results.ts';
import { clockAtom } from '../../../domain/session/state.ts';
import { formatTime } from '../../../lib/format.ts';
import { ContentText } from '../../../ui/ContentText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Read } from '../../../ui/Read.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px' },
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

/** Every report of the learner. */
export function ReportList() {
  const styles = useStyles();
  const { t } = useTranslation('assess-report');
  const navigate = useNavigate();
  const { timeShiftMs } = useAtomValue(clockAtom);
  const reports = useApiQuery(assessReportList, allReports, { persist: true });
  return (
    <PageColumn>
      <PageTitle
        title={t('title')}
        actions={<Button onClick={() => void navigate(assessPaths.list.to())}>{t('toList')}</Button>}
      />
      <Read of={reports} skeleton={<ListSkeleton />} failed={t('listFailed')}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <div className={styles.list}>
              {list.map(({ id, reportName, assessName, createTime }) => (
                <Panel key={id} as="article" className={styles.card} aria-labelledby={`report-${id}`}>
                  <div className={styles.text}>
                    <h2 id={`report-${id}`} className={styles.name}>
                      <ContentText text={reportName || assessName || t('title')} />
                    </h2>
                    <span className={styles.quiet}>
                      {createTime === null
                        ? t('timeUnknown')
                        : t('made', { time: formatTime(createTime + timeShiftMs) })}
                    </span>
                  </div>
                  <Button
                    aria-describedby={`report-${id}`}
                    onClick={() => void navigate(assessPaths.report.to({ id }))}
                  >
                    {t('open')}
                  </Button>
                </Panel>
              ))}
            </div>
          )
        }
      </Read>
    </PageColumn>
  );
}
