import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '#lib/log.ts';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { PictureTile } from '../uploads/PictureTile.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import type { FieldProps } from './field-props.ts';
import { clearPad, pictureOfPad, writeName } from './signature-pad.ts';
import { SignaturePad } from './SignaturePad.tsx';

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', gap: '8px' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  typed: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** A signature, drawn with mouse, pen or finger, or typed by whoever cannot draw; it is uploaded as a picture. */
export function SignatureWidget({ field, values: [address = ''], onChange, problem, onUploading }: FieldProps) {
  const styles = useStyles();
  const { t } = useTranslation('forms');
  const pad = useRef<HTMLCanvasElement>(null);
  const { upload } = useUpload();
  const [signed, setSigned] = useState(false);
  const [name, setName] = useState('');
  const [failed, setFailed] = useState(false);

  const take = async () => {
    if (!pad.current) return;
    setFailed(false);
    onUploading(true);
    try {
      const given = await upload.mutateAsync(await pictureOfPad(pad.current));
      if (given !== null) onChange([given]);
    } catch (error) {
      logFailure('signature', error);
      setFailed(true);
    } finally {
      onUploading(false);
    }
  };
  const clear = () => {
    if (pad.current) clearPad(pad.current);
    setSigned(false);
    setName('');
  };

  return (
    <FieldGroup
      label={<PlatformText text={field.label} />}
      required={field.required}
      hint={[field.hint, t('signature.how')].filter(Boolean).join(' ')}
      problem={failed ? t('signature.failed') : problem}
      groupClassName={styles.box}
    >
      {address === '' ? (
        <>
          <SignaturePad canvas={pad} label={t('signature.pad')} onDrawn={() => setSigned(true)} />
          <div className={styles.row}>
            <span className={styles.typed}>{t('signature.orType')}</span>
            <Input
              aria-label={t('signature.typed')}
              value={name}
              maxLength={30}
              onChange={(_, { value }) => {
                setName(value);
                if (pad.current) writeName(pad.current, value);
                setSigned(value.trim() !== '');
              }}
            />
            <Button disabled={!signed || upload.isPending} onClick={() => void take()}>
              {t(upload.isPending ? 'signature.sending' : 'signature.take')}
            </Button>
            <Button appearance="subtle" disabled={!signed || upload.isPending} onClick={clear}>
              {t('signature.clear')}
            </Button>
          </div>
        </>
      ) : (
        <PictureTile address={address} name={field.label} locked={false} onRemove={() => onChange([])} />
      )}
    </FieldGroup>
  );
}
