import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '#ui/AppDialog.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';

interface IntroDialogProps {
  open: boolean;
  title: string;
  html: string;
  onClose: () => void;
}

/** What a course or a camp is about, as its institution wrote it (002 §2). */
export function IntroDialog({ open, title, html, onClose }: IntroDialogProps) {
  const { t } = useTranslation('course');
  return (
    <AppDialog
      open={open}
      title={<PlatformText text={title} />}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('intro.close')}</Button>}
    >
      <SafeHtml html={html} />
    </AppDialog>
  );
}
