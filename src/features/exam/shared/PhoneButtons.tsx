import { Button } from '@fluentui/react-components';
import { PhoneRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneCamera } from '#domain/cameras/phone/phone-camera-context.ts';

/** The way to a phone as the side camera, and back to a camera of this computer. */
export function PhoneButtons({ phone }: { phone: PhoneCamera }) {
  const { t } = useTranslation('phone-camera');
  const { device, connect, disconnect, disconnecting } = phone;
  const first = useRef<HTMLButtonElement>(null);
  // The button of the way back goes with the phone; the focus stays beside where it was.
  const back = () => {
    first.current?.focus();
    disconnect();
  };
  return (
    <>
      <Button ref={first} size="small" icon={<PhoneRegular />} onClick={connect}>
        {t(device ? 'reconnect' : 'use')}
      </Button>
      {device && (
        <Button size="small" disabledFocusable={disconnecting} onClick={back}>
          {t('back')}
        </Button>
      )}
    </>
  );
}
