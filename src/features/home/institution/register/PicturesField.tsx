import { Button, Field, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/errors.ts';
import { refusalOf } from '../../../../api/refusal.ts';
import type { BaseValues } from './form.ts';
import { acceptedPictures, pictureProblem } from './picture-rules.ts';
import { PictureTile } from './PictureTile.tsx';
import { useUpload } from './use-upload.ts';

const useStyles = makeStyles({
  row: {
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
  },
  busy: { display: 'grid', gap: '6px', width: '200px' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase200 },
});

interface PicturesFieldProps {
  control: Control<BaseValues>;
  name: 'licence' | 'photos';
  /** How many pictures it holds. */
  most: number;
  label: string;
  problem: string | undefined;
  className: string | undefined;
  onUploading: (uploading: boolean) => void;
}

/** Pictures that are uploaded as they are chosen; the form holds their addresses (000 §5, 000 §7). */
export function PicturesField({ control, name, most, label, problem, className, onUploading }: PicturesFieldProps) {
  const styles = useStyles();
  const { t } = useTranslation('institution');
  const { field } = useController({ control, name });
  const { upload, cancel } = useUpload();
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const room = most - field.value.length;

  const uploadOne = async (file: File): Promise<string | null> => {
    const wrong = pictureProblem(file);
    if (wrong !== null) {
      setRefused(t(`problems.${wrong}`));
      return null;
    }
    setBusy(file.name);
    onUploading(true);
    try {
      return await upload.mutateAsync(file);
    } catch (error) {
      setRefused(
        (error instanceof ApiError ? refusalOf(error) : null) ?? t('problems.uploadFailed', { name: file.name }),
      );
      return null;
    } finally {
      setBusy(null);
      onUploading(false);
    }
  };
  const take = async (files: readonly File[]) => {
    setRefused(null);
    let addresses = field.value;
    for (const file of files.slice(0, room)) {
      const address = await uploadOne(file);
      if (address === null) break;
      addresses = [...addresses, address];
      field.onChange(addresses);
    }
    // The same file may be chosen again.
    if (picker.current) picker.current.value = '';
  };

  return (
    <Field
      className={className}
      required
      label={label}
      hint={t('fields.pictureHint', { count: most })}
      validationMessage={refused ?? problem}
    >
      {(described) => (
        <fieldset
          className={styles.row}
          aria-labelledby={described['aria-labelledby']}
          aria-describedby={described['aria-describedby']}
        >
          {field.value.map((address, index) => (
            <PictureTile
              key={address}
              address={address}
              name={t('fields.picture', { label, number: index + 1 })}
              locked={busy !== null}
              onRemove={() => field.onChange(field.value.filter((other) => other !== address))}
            />
          ))}
          {busy === null ? (
            room > 0 && (
              <Button ref={field.ref} icon={<ArrowUploadRegular />} onClick={() => picker.current?.click()}>
                {t(refused === null ? 'fields.upload' : 'fields.uploadAgain')}
              </Button>
            )
          ) : (
            <>
              <output className={styles.busy}>
                <span className={styles.name}>{t('fields.uploading', { name: busy })}</span>
                <ProgressBar aria-label={t('fields.uploading', { name: busy })} />
              </output>
              <Button appearance="subtle" onClick={cancel}>
                {t('fields.cancelUpload')}
              </Button>
            </>
          )}
          <input
            ref={picker}
            type="file"
            hidden
            accept={acceptedPictures}
            multiple={most > 1}
            aria-label={t('fields.pick', { label })}
            onChange={({ target }) => void take([...(target.files ?? [])])}
          />
        </fieldset>
      )}
    </Field>
  );
}
