import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffNotice } from './StaffNotice.tsx';

/** Staff hand the paper in: it closes within seconds. */
export function StaffHandInNotice({ flush }: { flush: () => Promise<void> }) {
  const { t } = useTranslation('staff');
  useEffect(() => {
    void flush();
  }, [flush]);
  return (
    <StaffNotice title={t('handIn.title')}>
      <p>{t('handIn.text')}</p>
    </StaffNotice>
  );
}
