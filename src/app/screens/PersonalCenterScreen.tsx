import { Link, makeStyles } from '@fluentui/react-components';
import {
  AlertRegular,
  CertificateRegular,
  DocumentCheckmarkRegular,
  PersonRegular,
  ReceiptRegular,
  ShieldKeyholeRegular,
} from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { centreAt } from '#contract/paths/account.ts';
import { appInfoAtom, tenantAtom, unreadAtom } from '#domain/app-state.ts';
import { useRealName } from '#domain/real-name/real-name.ts';
import { mobileLink } from '#domain/tenant/mobile-link.ts';
import { isInternational } from '#domain/tenant/tenant.ts';
import { IdentityDialog } from '#features/account/identity/IdentityDialog.tsx';
import { PersonalFrame, type PersonalTab } from '#features/account/profile/PersonalFrame.tsx';
import { ProfileTab } from '#features/account/profile/ProfileTab.tsx';
import { RealNameBadge } from '#features/account/profile/RealNameBadge.tsx';
import { SecurityTab } from '#features/account/security/SecurityTab.tsx';
import { CertificateList } from '#features/certificate/list/CertificateList.tsx';
import { OrderTab } from '#features/certificate/orders/OrderTab.tsx';
import { ReceiptTab } from '#features/exam/receipts/ReceiptTab.tsx';
import { MessageTab } from '#features/message/inbox/MessageTab.tsx';
import { switchPromptAtom } from '../layout/account/switch-prompt.ts';
import { useSwitches } from '../layout/account/use-switches.ts';

/**
 * /personalCenter: composes the tabs of several features. Query: `tab` selects one, `id` opens a certificate, `verify`
 * the identity verification.
 */
export function Component() {
  const { t } = useTranslation(['profile', 'message', 'orders', 'security', 'receipts']);
  const unread = useAtomValue(unreadAtom);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const centre = centreAt(useLocation().pathname);
  const realNames = !isInternational(useAtomValue(tenantAtom), useAtomValue(appInfoAtom).tenantHost);
  const verify = () => void navigate(centre.to({ tab: 'profile', verify: '1' }));
  const profile: PersonalTab = { id: 'profile', title: t('tabs.profile'), icon: <PersonRegular fontSize={20} /> };
  const messages: PersonalTab = {
    id: 'message',
    title: t('message:tab'),
    icon: <AlertRegular fontSize={20} />,
    badge: { count: unread ?? 0, label: t('header:bell.unread', { count: unread ?? 0 }) },
    ownHead: true,
  };
  const certificates: PersonalTab = {
    id: 'certificate',
    title: t('tabs.certificate'),
    icon: <CertificateRegular fontSize={20} />,
  };
  const receipts: PersonalTab = {
    id: 'receipts',
    title: t('receipts:tab'),
    icon: <DocumentCheckmarkRegular fontSize={20} />,
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
  const tabs = [profile, messages, certificates, receipts, orders, security];
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
        <Verification onClose={() => void navigate(centre.to({ tab: 'profile' }), { replace: true })} />
      )}
      {current === messages && <MessageTab />}
      {current === receipts && <ReceiptTab />}
      {current === orders && <OrderTab />}
      {current === security && <SecurityTab />}
      {current === certificates && <CertificateList openId={query.get('id')} />}
    </PersonalFrame>
  );
}

const useStyles = makeStyles({ link: { flexShrink: 0, whiteSpace: 'nowrap' } });

/** Opens the branch switch; hidden when there is only one branch. */
function SwitchBranchLink() {
  const { t } = useTranslation('profile');
  const styles = useStyles();
  const ask = useSetAtom(switchPromptAtom);
  const { branches } = useSwitches();
  if (branches.length === 0) return null;
  return (
    <Link as="button" className={styles.link} onClick={() => ask({ kind: 'branch' })}>
      {t('switchBranch')}
    </Link>
  );
}

/** Identity verification opened by its address; closes at once for verified learners (001 §2). */
function Verification({ onClose }: { onClose: () => void }) {
  const { options, domain } = useAtomValue(tenantAtom);
  const verified = useRealName();
  // Decided once: a verification that succeeds meanwhile must stay visible.
  const [allowed, setAllowed] = useState<boolean | null>(null);
  if (allowed === null && verified !== null) setAllowed(!verified);
  useEffect(() => {
    if (allowed === false) onClose();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [allowed]);
  if (allowed !== true) return null;
  return <IdentityDialog link={mobileLink(options['h5_address'], domain)} onClose={onClose} />;
}
