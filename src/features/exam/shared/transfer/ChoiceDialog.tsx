import { useTranslation } from 'react-i18next';
import type { PaperExtent } from '../../../../contract/ipc/transfer.ts';
import { formatTime } from '../../../../lib/format.ts';
import { AnswersDialog } from '../../../../ui/AnswersDialog.tsx';
import type { Choice } from './use-receive.ts';

interface ChoiceDialogProps {
  choice: Choice;
  busy: boolean;
  onReplace: () => void;
  onClose: () => void;
}

/** Two seats have different answers to one paper: somebody says which count. */
export function ChoiceDialog({ choice: { there, here }, busy, onReplace, onClose }: ChoiceDialogProps) {
  const { t } = useTranslation('transfer');
  const extent = ({ answered, latestAt }: PaperExtent) =>
    latestAt === null
      ? t('receive.extent', { count: answered })
      : t('receive.extentAt', { count: answered, time: formatTime(latestAt, 'dayTime') });
  return (
    <AnswersDialog
      title={t('receive.title')}
      primary={{ label: t('receive.takeThere'), onChoose: onReplace, busy }}
      other={{ label: t('receive.keepHere'), onChoose: onClose }}
    >
      <p>{t('receive.choose')}</p>
      <p>{t('receive.there', { extent: extent(there) })}</p>
      <p>{t('receive.here', { extent: extent(here) })}</p>
    </AnswersDialog>
  );
}
