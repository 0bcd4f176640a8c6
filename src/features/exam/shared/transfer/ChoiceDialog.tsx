import { useTranslation } from 'react-i18next';
import type { PaperExtent } from '#contract/ipc/transfer.ts';
import { formatTime } from '#lib/format.ts';
import { PromptDialog } from '#ui/PromptDialog.tsx';
import type { Choice } from './use-receive.ts';

interface ChoiceDialogProps {
  choice: Choice;
  busy: boolean;
  onReplace: () => void;
  onClose: () => void;
}

/** Two seats have different answers to one paper, or the code does not authenticate its file: somebody decides. */
export function ChoiceDialog({ choice, busy, onReplace, onClose }: ChoiceDialogProps) {
  const { t } = useTranslation('transfer');
  const extent = ({ answered, latestAt }: PaperExtent) =>
    latestAt === null
      ? t('receive.extent', { count: answered })
      : t('receive.extentAt', { count: answered, time: formatTime(latestAt, 'dayTime') });
  if (choice.outcome === 'unsigned')
    return (
      <PromptDialog
        title={t('receive.title')}
        primary={{ label: t('receive.takeUnsigned'), onChoose: onReplace, busy }}
        other={{ label: t('receive.leave'), onChoose: onClose }}
      >
        <p>{t('receive.unsigned')}</p>
        <p>{t('receive.unsignedRules')}</p>
        <p>{t('receive.there', { extent: extent(choice.there) })}</p>
      </PromptDialog>
    );
  const { there, here } = choice;
  return (
    <PromptDialog
      title={t('receive.title')}
      primary={{ label: t('receive.takeThere'), onChoose: onReplace, busy }}
      other={{ label: t('receive.keepHere'), onChoose: onClose }}
    >
      <p>{t('receive.choose')}</p>
      <p>{t('receive.there', { extent: extent(there) })}</p>
      <p>{t('receive.here', { extent: extent(here) })}</p>
    </PromptDialog>
  );
}
