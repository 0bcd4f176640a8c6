import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Spinner,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { BracesRegular, DocumentPdfRegular, PrintRegular, SaveRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveOutcome } from '#contract/ipc/exam.ts';
import type { PaperReport } from '#contract/ipc/paper-report.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { PrintedSheet } from '#ui/print/PrintedSheet.tsx';
import { usePdf } from '#ui/print/use-pdf.ts';
import { ReportFacts, ReportLines } from './ReportTable.tsx';

const useStyles = makeStyles({
  title: { margin: '0 0 12px', fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  save: { display: 'flex', alignItems: 'center', gap: '12px' },
});

/** Chromium measures a table anew on every sheet that it goes on. */
const linesInTable = 200;

function tablesOf({ lines }: PaperReport): PaperReport['lines'][] {
  const count = Math.max(1, Math.ceil(lines.length / linesInTable));
  return Array.from({ length: count }, (_, index) => lines.slice(index * linesInTable, (index + 1) * linesInTable));
}

/** Takes the whole report away: as a PDF, as data, or on paper. */
export function SaveReport({ report }: { report: PaperReport }) {
  const styles = useStyles();
  const { t } = useTranslation('paper-report');
  const { printing, print, step, save: savePdf, cancel } = usePdf();
  const [saving, setSaving] = useState(false);
  const [said, setSaid] = useState('');
  const save = async (write: () => Promise<SaveOutcome>) => {
    setSaving(true);
    setSaid('');
    try {
      const saved = await write();
      if (saved.outcome === 'saved') setSaid(t('saved', { name: saved.fileName }));
      if (saved.outcome === 'failed') setSaid(t('saveFailed'));
    } catch (error) {
      setSaid(t('saveFailed'));
      logFailure('paper-report', error);
    } finally {
      setSaving(false);
    }
  };
  const fileName = `${report.exam ?? ''} ${t('fileName')}`.trim();
  return (
    <div className={styles.save}>
      <output>{step === null ? said : t(`pdf.${step}`)}</output>
      {step !== null && <Button onClick={cancel}>{t('pdf.cancel')}</Button>}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button icon={saving ? <Spinner size="tiny" /> : <SaveRegular />} disabledFocusable={saving}>
            {t(saving ? 'saving' : 'save')}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<DocumentPdfRegular />} onClick={() => void save(() => savePdf(fileName))}>
              {t('savePdf')}
            </MenuItem>
            <MenuItem
              icon={<BracesRegular />}
              onClick={() => void save(() => ask(desktop.paperReport.save(report.attemptId)))}
            >
              {t('saveJson')}
            </MenuItem>
            <MenuItem icon={<PrintRegular />} onClick={() => void print()}>
              {t('print')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {printing && (
        <PrintedSheet>
          <p className={styles.title}>{t('title')}</p>
          <ReportFacts report={report} />
          {tablesOf(report).map((lines) => (
            <ReportLines key={lines[0]?.place} lines={lines} />
          ))}
        </PrintedSheet>
      )}
    </div>
  );
}
