import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';

interface DraftOfferProps {
  /** When it was typed (epoch ms). */
  at: number;
  className: string;
  onTake: () => void;
  onDrop: () => void;
}

/** What was typed before and not sent: taken over, or dropped. */
export function DraftOffer({ at, className, onTake, onDrop }: DraftOfferProps) {
  const { t } = useTranslation('settlement');
  return (
    <MessageBar className={className} layout="multiline">
      <MessageBarBody>{t('draft.text', { time: formatTime(at) })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onTake}>{t('draft.take')}</Button>
        <Button appearance="subtle" onClick={onDrop}>
          {t('draft.drop')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
