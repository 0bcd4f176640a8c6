import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, DocumentPdfRegular, PrintRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appInfoAtom, clockAtom, platformNow, sessionAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { formatTime } from '#lib/format.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { PrintedText } from '#ui/print/PrintedText.tsx';
import { usePrinting } from '#ui/print/use-printing.ts';
import { CheckCells } from '../CheckCells.tsx';
import { CheckedCards } from '../CheckedCards.tsx';
import { verdictOf } from '../device-rules.ts';
import { useCheckFacts } from '../use-check-facts.ts';
import { useDeviceCheck } from '../use-device-check.ts';
import { reportText, type ReportLine } from './report-text.ts';
import { SoundCard, type Heard } from './SoundCard.tsx';

const useStyles = makeStyles({
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});

/** /exam/deviceTest: cameras, light, sound, disk, power, network and time on any day, with a report for the centre. */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation(['device-test', 'prepare']);
  const check = useDeviceCheck(2);
  const { cameras, looked, recheck } = check;
  const facts = useCheckFacts(looked);
  const [heard, setHeard] = useState<Heard>('unknown');
  const report = useReport([
    ...cameras.map((camera): ReportLine => {
      const verdict = verdictOf(camera);
      const text =
        verdict.look !== 'attention' ? t(`camera.${verdict.look}`) : t(`prepare:${verdict.kind}.${verdict.word}`);
      return { name: t(`prepare:place.${camera.place}`), good: verdict.look === 'good', text };
    }),
    { name: t('sound.title'), good: heard === 'yes', text: t(`sound.${heard}`) },
    ...facts.map(({ title, good, text }) => ({ name: title, good, text })),
  ]);
  return (
    <PageColumn>
      <PageTitle title={t('title')} />
      <p className={styles.lead}>{t('lead')}</p>
      <CheckedCards {...check} />
      <SoundCard heard={heard} onHeard={setHeard} />
      <CheckCells facts={facts} />
      <div className={styles.actions}>
        <Button size="large" appearance="primary" icon={<DocumentPdfRegular />} onClick={() => void report.savePdf()}>
          {t('savePdf')}
        </Button>
        <Button size="large" icon={<PrintRegular />} onClick={() => void report.print()}>
          {t('print')}
        </Button>
        <Button size="large" icon={<ArrowClockwiseRegular />} onClick={() => void recheck()}>
          {t('prepare:recheck')}
        </Button>
      </div>
      {report.printing && <PrintedText text={report.text} />}
    </PageColumn>
  );
}

/** The report as it is now, and what can be done with it. */
function useReport(lines: readonly ReportLine[]) {
  const { t } = useTranslation('device-test');
  const toast = useToast();
  const { printing, print, during } = usePrinting();
  const { name } = useAtomValue(sessionAtom);
  const { os, version } = useAtomValue(appInfoAtom);
  const clock = useAtomValue(clockAtom);
  const text = reportText(
    {
      title: t('report.title'),
      facts: [
        ...(name === null ? [] : [t('report.learner', { name })]),
        t('report.time', { time: formatTime(platformNow(clock)) }),
        t('report.client', { os, version }),
      ],
      good: t('report.good'),
      bad: t('report.bad'),
    },
    lines,
  );
  const save = async () => {
    try {
      const saved = await ask(desktop.window.savePdf(t('report.fileName')));
      if (saved.outcome === 'saved') toast('success', t('report.saved', { name: saved.fileName }));
      if (saved.outcome === 'failed') toast('error', t('report.failed'));
    } catch (error) {
      logFailure('device report', error);
      toast('error', t('report.failed'));
    }
  };
  return { printing, print, text, savePdf: () => during(save) };
}
