import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, Spinner } from '@fluentui/react-components';
import { DocumentPdfRegular, DocumentTextRegular, PrintRegular, SaveRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { desktop } from '#lib/desktop.ts';
import { PrintedText } from '#ui/print/PrintedText.tsx';
import { usePrinting } from '#ui/print/use-printing.ts';
import type { useSaveFile } from './use-save-file.ts';

interface SaveReceiptProps {
  /** Without extension. */
  fileName: string;
  /** The receipt as a text. */
  text: string;
  saving: boolean;
  save: ReturnType<typeof useSaveFile>['save'];
}

/** Takes the receipt away: as a PDF, as a text, or on paper. */
export function SaveReceipt({ fileName, text, saving, save }: SaveReceiptProps) {
  const { t } = useTranslation('hand-in');
  const { printing, print, during } = usePrinting();
  const savePdf = () => during(() => save('receipt', () => desktop.window.savePdf(fileName)));
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button size="large" icon={saving ? <Spinner size="tiny" /> : <SaveRegular />} disabledFocusable={saving}>
            {t(saving ? 'actions.saving' : 'actions.receipt')}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<DocumentPdfRegular />} onClick={() => void savePdf()}>
              {t('actions.receiptPdf')}
            </MenuItem>
            <MenuItem
              icon={<DocumentTextRegular />}
              onClick={() => void save('receipt', () => desktop.exam.saveReceipt(fileName, text))}
            >
              {t('actions.receiptText')}
            </MenuItem>
            <MenuItem icon={<PrintRegular />} onClick={() => void print()}>
              {t('actions.print')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {printing && <PrintedText text={text} />}
    </>
  );
}
