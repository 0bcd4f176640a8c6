import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** The way to the list of goods, or to the goods that are ordered. */
export function BackToGoods({ to, goods = false }: { to: string; goods?: boolean }) {
  const { t } = useTranslation('offer');
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(to)}>{t(goods ? 'toGoods' : 'toList')}</Button>;
}
