import { useAtomValue } from 'jotai';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { phoneCameraEnd, phoneCameraKey, phoneCameraPair } from '#contract/platform/beyond/phone-camera.ts';
import { useToast } from '#lib/toast.ts';
import { appInfoAtom, tenantAtom } from '../../app-state.ts';
import { phoneCameraPage } from '../../tenant/mobile-link.ts';
import { isOn } from '../../tenant/tenant.ts';
import { PhoneCameraContext } from './phone-camera-context.ts';
import { allowsPhone, isJoined, phoneDeviceId } from './phone-rules.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { usePairing, type PhonePaper } from './use-pairing.ts';

interface PhoneCameraRoomProps {
  paper: PhonePaper;
  cameraCount: number;
  children: ReactNode;
}

/** Lets a phone be the side camera of what it holds, where the tenant offers it and the exam has one. */
export function PhoneCameraRoom({ paper, cameraCount, children }: PhoneCameraRoomProps) {
  const tenant = useAtomValue(tenantAtom);
  const page = phoneCameraPage(tenant.options['h5_address'], tenant.domain);
  const { managed } = useAtomValue(appInfoAtom);
  const offered = cameraCount > 1 && isOn(tenant, phoneCameraKey) && allowsPhone(managed.cameras);
  if (page === null || !offered) return children;
  return (
    <OfferedPhone paper={paper} page={page}>
      {children}
    </OfferedPhone>
  );
}

function OfferedPhone({ paper, page, children }: { paper: PhonePaper; page: string; children: ReactNode }) {
  const { t } = useTranslation('phone-camera');
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { id, state, known, absent } = usePairing(paper, asking);
  const pair = useApiMutation(phoneCameraPair);
  const { mutate: endPhone, isPending: disconnecting } = useApiMutation(phoneCameraEnd);
  const { examId, userPaperId } = paper;
  const label = t('device');
  const deviceId = isJoined(state) ? phoneDeviceId(id) : null;
  const { mutate: makeCode } = pair;
  const phone = useMemo(
    () => ({
      known,
      device: deviceId === null ? null : { id: deviceId, label },
      connect: () => {
        setAsking(true);
        makeCode({ examId, userPaperId });
      },
      disconnect: () => {
        if (!disconnecting) endPhone({ examId, userPaperId }, { onError: () => toast('error', t('notEnded')) });
      },
      disconnecting,
    }),
    [known, deviceId, label, makeCode, endPhone, disconnecting, examId, userPaperId, toast, t],
  );
  return (
    <PhoneCameraContext value={absent ? null : phone}>
      {children}
      {asking && (
        <PhoneDialog
          page={page}
          code={pair.data ?? null}
          making={pair.isPending}
          connected={pair.data !== undefined && pair.data.pairingId === id && isJoined(state)}
          onAgain={() => makeCode({ examId, userPaperId })}
          onClose={() => setAsking(false)}
        />
      )}
    </PhoneCameraContext>
  );
}
