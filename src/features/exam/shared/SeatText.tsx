import { useTranslation } from 'react-i18next';

/** Where the learner sits; the platform words the room and the seat. */
export function SeatText({ seat, className }: { seat: string; className?: string }) {
  const { t } = useTranslation('exam-list');
  return <span className={className}>{t('seat', { seat })}</span>;
}
