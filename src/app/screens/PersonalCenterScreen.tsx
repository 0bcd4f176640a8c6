import {
  AlertRegular,
  CertificateRegular,
  PersonRegular,
  ReceiptRegular,
  ShieldKeyholeRegular,
} from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CertificateList } from '../../features/certificate/list/CertificateList.tsx';
import { MessageTab } from '../../features/message/inbox/MessageTab.tsx';
import { OrderTab } from '../../features/certificate/orders/OrderTab.tsx';
import { PersonalFrame, type PersonalTab } from '../../features/account/profile/PersonalFrame.tsx';
import { ProfileTab } from '../../features/account/profile/ProfileTab.tsx';
import { RealNameBadge } from '../../features/account/profile/RealNameBadge.tsx';
import { SecurityTab } from '../../features/account/security/SecurityTab.tsx';
import { accountPaths } from '../../contract/paths/account.ts';
import { appInfoAtom, tenantAtom, unreadAtom } from '../../domain/session/state.ts';
import { isInternational } from '../../domain/tenant/tenant.ts';
import { SwitchBranchLink } from '../layout/account/SwitchBranchLink.tsx';
import { Verification } from './personal/Verification.tsx';

/**
 * /personalCenter: the frame of one feature around the tabs of others. `tab` opens one, `id` a certificate at once,
 * `verify` the identity verification.
 */
export function Component() {
  const { t } = useTranslation(['profile', 'message', 'orders', 'security']);
  const unread = useAtomValue(unreadAtom);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const realNames = !isInternational(useAtomValue(tenantAtom), useAtomValue(appInfoAtom).tenantHost);
  const verify = () => void navigate(accountPaths.personalCenter.to({ tab: 'profile', verify: '1' }));
  const profile: PersonalTab = { id: 'profile', title: t('tabs.profile'), icon: <PersonRegular fontSize={20} /> };
  const messages: PersonalTab = {
    id: 'message',
    title: t('message:tab'),
    icon: <AlertRegular fontSize={20} />,
    badge: { count: unread, label: t('header:bell.unread', { count: unread }) },
    ownHead: true,
  };
  const certificates: PersonalTab = {
    id: 'certificate',
    title: t('tabs.certificate'),
    icon: <CertificateRegular fontSize={20} />,
  };
  const orders: PersonalTab = {
    id: 'orders',
    title: t('orders:tab'),
    icon: <ReceiptRegular fontSize={20} />,
    ownHead: true,
  };
  const security: PersonalTab = {
    id: 'security',
    title: t('security:title'),
    icon: <ShieldKeyholeRegular fontSize={20} />,
  };
  const tabs = [profile, messages, certificates, orders, security];
  const current = tabs.find(({ id }) => id === query.get('tab')) ?? profile;
  return (
    <PersonalFrame
      tabs={tabs}
      current={current}
      realName={realNames && <RealNameBadge onVerifyHere={verify} />}
      branchAction={<SwitchBranchLink />}
    >
      {current === profile && <ProfileTab onVerify={realNames ? verify : null} />}
      {current === profile && realNames && query.get('verify') === '1' && (
        <Verification
          onClose={() => void navigate(accountPaths.personalCenter.to({ tab: 'profile' }), { replace: true })}
        />
      )}
      {current === messages && <MessageTab />}
      {current === orders && <OrderTab />}
      {current === security && <SecurityTab />}
      {current === certificates && <CertificateList openId={query.get('id')} />}
    </PersonalFrame>
  );
}
