import { AlertRegular, CertificateRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CertificateList } from '../../features/certificate/CertificateList.tsx';
import { MessageTab } from '../../features/message/MessageTab.tsx';
import { PersonalFrame, type PersonalTab } from '../../features/profile/PersonalFrame.tsx';
import { unreadAtom } from '../../lib/state.ts';

/** /personalCenter: the frame of one feature around the tabs of others. `tab` opens one, `id` a certificate at once. */
export function Component() {
  const { t } = useTranslation(['profile', 'message']);
  const unread = useAtomValue(unreadAtom);
  const [query] = useSearchParams();
  const messages: PersonalTab = {
    id: 'message',
    title: t('message:tab'),
    icon: <AlertRegular fontSize={20} />,
    badge: { count: unread, label: t('message:bell.unread', { count: unread }) },
    ownHead: true,
  };
  const certificates: PersonalTab = {
    id: 'certificate',
    title: t('tabs.certificate'),
    icon: <CertificateRegular fontSize={20} />,
  };
  const tabs = [messages, certificates];
  const current = tabs.find(({ id }) => id === query.get('tab')) ?? certificates;
  return (
    <PersonalFrame tabs={tabs} current={current}>
      {current === messages && <MessageTab />}
      {current === certificates && <CertificateList openId={query.get('id')} />}
    </PersonalFrame>
  );
}
