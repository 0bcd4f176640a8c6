import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { SaveOutcome } from '#contract/ipc/exam.ts';
import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import { appInfoAtom, clockAtom, platformNow, settingsAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { reportData, reportText } from '#rules/readiness/report.ts';
import { usePrinting } from '#ui/print/use-printing.ts';
import { numberWords } from './told.ts';

/** The rows as a report: a page of text for a PDF, and JSON. */
export function useReadinessReport(rows: readonly ReadinessRow[], seat: string) {
  const { t, i18n } = useTranslation('readiness');
  const toast = useToast();
  const { printing, during } = usePrinting();
  const { version, os, platformOrigin } = useAtomValue(appInfoAtom);
  const clock = useAtomValue(clockAtom);
  const { seatPass } = useAtomValue(settingsAtom);
  const facts = () => ({
    seat: seat.trim(),
    client: version,
    platform: platformOrigin,
    os,
    at: platformNow(clock),
    pass: seatPass,
  });
  const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
    i18n.t(key, { ns: 'readiness', ...values });
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
  const json = () => JSON.stringify(reportData(facts(), rows), null, 2);
  return {
    text: () => reportText(facts(), rows, { say, ...numberWords }),
    printing,
    tellFailed,
    saveJson: () => save(() => ask(desktop.readiness.save(json()))),
    savePdf: () => during(() => save(() => ask(desktop.window.savePdf(t('pass.fileName'))))),
  };
}
