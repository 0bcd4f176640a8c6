import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { SaveOutcome } from '../../../contract/ipc/exam.ts';
import { overall, type ReadinessRow } from '../../../contract/readiness/judge.ts';
import { appInfoAtom, clockAtom, platformNow, settingsAtom } from '../../../domain/session/state.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { formatTime } from '../../../lib/format.ts';
import { logFailure } from '../../../lib/log.ts';
import { useToast } from '../../../lib/toast.ts';
import { usePrinting } from '../../../ui/print/use-printing.ts';
import { told } from './told.ts';

/** The rows as a report: a page of text for a PDF, and JSON. */
export function useReadinessReport(rows: readonly ReadinessRow[], seat: string) {
  const { t } = useTranslation('readiness');
  const toast = useToast();
  const { printing, during } = usePrinting();
  const { version, os, platformOrigin } = useAtomValue(appInfoAtom);
  const clock = useAtomValue(clockAtom);
  const { seatPass } = useAtomValue(settingsAtom);
  const lines = rows.map(
    ({ check, verdict, finding, numbers }) =>
      `[${t(`verdicts.${verdict}`)}] ${t(`names.${check}`)}  ${t(`findings.${finding}`, told(numbers))}`,
  );
  const text = [
    t('pass.fileName'),
    '',
    `${seat}  ${formatTime(platformNow(clock))}  ${version}  ${os}`,
    t(`overall.${overall(rows)}`),
    '',
    ...lines,
    '',
  ].join('\n');
  const tellFailed = () => toast('error', t('pass.saveFailed'));
  const tell = (saved: SaveOutcome) => {
    if (saved.outcome === 'saved') toast('success', t('pass.saved', { name: saved.fileName }));
    if (saved.outcome === 'failed') tellFailed();
  };
  const save = async (writing: () => Promise<SaveOutcome>) => {
    try {
      tell(await writing());
    } catch (error) {
      logFailure('the readiness report', error);
      tellFailed();
    }
  };
  const json = () =>
    JSON.stringify(
      {
        seat,
        client: version,
        platform: platformOrigin,
        at: new Date(platformNow(clock)).toISOString(),
        verdict: overall(rows),
        rows,
        pass: seatPass,
      },
      null,
      2,
    );
  return {
    text,
    printing,
    tellFailed,
    saveJson: () => save(() => ask(desktop.readiness.save(json()))),
    savePdf: () => during(() => save(() => ask(desktop.window.savePdf(t('pass.fileName'))))),
  };
}
