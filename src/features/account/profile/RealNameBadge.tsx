import { Button, makeStyles } from '@fluentui/react-components';
import { ChevronRightRegular, ShieldCheckmarkFilled } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tenantAtom } from '#domain/app-state.ts';
import { checkRealName, refetchIdentity, useRealName, useRealNameWatch } from '#domain/real-name/real-name.ts';
import { RealNameDialog } from '#domain/real-name/RealNameDialog.tsx';
import { mobileLink } from '#domain/tenant/mobile-link.ts';
import { useToast } from '#lib/toast.ts';
import { Tag } from '#ui/Tag.tsx';

const useStyles = makeStyles({ open: { marginTop: '4px' }, tag: { marginTop: '4px' } });

/** The real-name badge; for unverified learners a button that opens the dialog (001 §2). */
export function RealNameBadge({ onVerifyHere }: { onVerifyHere: () => void }) {
  const { t } = useTranslation('profile');
  const styles = useStyles();
  const tenant = useAtomValue(tenantAtom);
  const verified = useRealName();
  const [open, setOpen] = useState(false);
  if (verified === null) return null;
  if (verified) {
    return (
      <span className={styles.tag}>
        <Tag appearance="good">
          <ShieldCheckmarkFilled fontSize={12} aria-hidden />
          {t('realName.verified')}
        </Tag>
      </span>
    );
  }
  return (
    <>
      <Button
        className={styles.open}
        size="small"
        icon={<ChevronRightRegular />}
        iconPosition="after"
        onClick={() => setOpen(true)}
      >
        {t('realName.unverified')}
      </Button>
      {open && (
        <PollingDialog
          link={mobileLink(tenant.options['h5_address'], tenant.domain)}
          onVerifyHere={() => {
            setOpen(false);
            onVerifyHere();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface PollingDialogProps {
  link: string | null;
  onVerifyHere: () => void;
  onClose: () => void;
}

/** The dialog; closes by itself when the name is verified. */
function PollingDialog({ link, onVerifyHere, onClose }: PollingDialogProps) {
  const { t } = useTranslation('profile');
  const queries = useQueryClient();
  const toast = useToast();
  const [state, setState] = useState<'waiting' | 'checking' | 'not-yet'>('waiting');
  const done = () => {
    void refetchIdentity(queries);
    toast('success', t('realName.done'));
    onClose();
  };
  useRealNameWatch(true, done);
  const checkNow = async () => {
    setState('checking');
    // No answer counts as not verified.
    const verified = await checkRealName(queries).catch(() => false);
    if (verified) done();
    else setState('not-yet');
  };
  return (
    <RealNameDialog
      link={link}
      checking={state === 'checking'}
      notYet={state === 'not-yet'}
      onDone={() => void checkNow()}
      onVerifyHere={onVerifyHere}
      onClose={onClose}
    />
  );
}
