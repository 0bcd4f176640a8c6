import { CertificateRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CertificateList } from '../../features/certificate/CertificateList.tsx';
import { PersonalFrame } from '../../features/profile/PersonalFrame.tsx';

/** /personalCenter: the frame of one feature around the tabs of others. `tab` opens one, `id` a certificate at once. */
export function Component() {
  const { t } = useTranslation('profile');
  const [query] = useSearchParams();
  const certificates = { id: 'certificate', title: t('tabs.certificate'), icon: <CertificateRegular fontSize={20} /> };
  return (
    <PersonalFrame tabs={[certificates]} current={certificates}>
      <CertificateList openId={query.get('id')} />
    </PersonalFrame>
  );
}
