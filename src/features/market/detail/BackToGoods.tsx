import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** The way to the list of goods. */
export function BackToGoods({ to }: { to: string }) {
  const { t } = useTranslation('offer');
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(to)}>{t('toList')}</Button>;
}
