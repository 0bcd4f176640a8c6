import { useApiQuery } from '#api/query.ts';
import {
  allReports,
  assessReportFindById,
  assessReportList,
  type AssessReport,
} from '#contract/platform/assess/results.ts';
import { previousReport } from './rules.ts';

/** The report of the same assessment before this one. `failed`: whether there is one is not known. */
export function usePrevious(report: AssessReport): { previous: AssessReport | null; failed: boolean } {
  const { assessId } = report;
  const listed = useApiQuery(
    assessReportList,
    { ...allReports, assessId },
    { enabled: assessId !== '', persist: true, silent: true },
  );
  const before = listed.data ? previousReport(listed.data.list, report) : null;
  const read = useApiQuery(
    assessReportFindById,
    { id: before?.id ?? '' },
    { enabled: before !== null, persist: true, silent: true },
  );
  return {
    previous: before === null ? null : (read.data ?? null),
    failed: listed.isError || (before !== null && read.isError),
  };
}
