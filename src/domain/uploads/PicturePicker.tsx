import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, ArrowUploadRegular } from '@fluentui/react-icons';
import { useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { refusalOf } from '#api/refusal.ts';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { useFileDrop } from '#ui/use-file-drop.ts';
import { acceptedPictures, pictureProblem } from './picture-rules.ts';
import { PictureTile } from './PictureTile.tsx';
import { useUpload } from './use-upload.ts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
  },
  busy: { display: 'grid', gap: '6px', width: '200px' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase200 },
});

interface PicturePickerProps {
  /** Addresses of what is uploaded. */
  addresses: readonly string[];
  onChange: (addresses: string[]) => void;
  /** How many pictures it holds. */
  most: number;
  label: string;
  required: boolean;
  hint?: string;
  problem: string | undefined;
  className?: string | undefined;
  focusRef?: Ref<HTMLButtonElement>;
  onUploading: (uploading: boolean) => void;
}

/** Pictures that are uploaded as they are chosen; the form holds their addresses (000 §5, 000 §7). */
export function PicturePicker(props: PicturePickerProps) {
  const { addresses, onChange, most, label, required, hint, problem, className, focusRef, onUploading } = props;
  const styles = useStyles();
  const { t } = useTranslation('uploads');
  const { upload, cancel } = useUpload();
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  /** What did not arrive, and what was chosen after it. */
  const [unsent, setUnsent] = useState<readonly File[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const room = most - addresses.length;

  /** The address; 'failed' may be tried again, null is not wanted any more. */
  const uploadOne = async (file: File): Promise<{ address: string | null } | 'failed'> => {
    const wrong = pictureProblem(file);
    if (wrong !== null) {
      setRefused(t(`problems.${wrong}`));
      return { address: null };
    }
    setBusy(file.name);
    onUploading(true);
    try {
      return { address: await upload.mutateAsync(file) };
    } catch (error) {
      setRefused((error instanceof ApiError ? refusalOf(error) : null) ?? t('problems.failed', { name: file.name }));
      return 'failed';
    } finally {
      setBusy(null);
      onUploading(false);
    }
  };
  const take = async (files: readonly File[]) => {
    setRefused(null);
    setUnsent([]);
    const wanted = files.slice(0, room);
    let taken = [...addresses];
    for (const [index, file] of wanted.entries()) {
      const outcome = await uploadOne(file);
      if (outcome === 'failed') setUnsent(wanted.slice(index));
      if (outcome === 'failed' || outcome.address === null) break;
      taken = [...taken, outcome.address];
      onChange(taken);
    }
    // The same file may be chosen again.
    if (picker.current) picker.current.value = '';
  };
  const [next] = unsent;

  const drop = useFileDrop(busy === null ? room : 0, (files) => void take(files));

  return (
    <FieldGroup
      drop={drop}
      className={className}
      required={required}
      label={label}
      hint={[hint, t('hint', { count: most })].filter(Boolean).join(t('hintSeparator'))}
      problem={refused ?? problem}
      groupClassName={styles.row}
    >
      {addresses.map((address, index) => (
        <PictureTile
          key={address}
          address={address}
          name={t('picture', { label, number: index + 1 })}
          locked={busy !== null}
          onRemove={() => onChange(addresses.filter((other) => other !== address))}
        />
      ))}
      {busy === null ? (
        room > 0 && (
          <>
            {next && (
              <Button icon={<ArrowClockwiseRegular />} onClick={() => void take(unsent)}>
                {t('tryAgain', { name: next.name })}
              </Button>
            )}
            <Button ref={focusRef} icon={<ArrowUploadRegular />} onClick={() => picker.current?.click()}>
              {t(refused === null ? 'upload' : 'uploadAgain')}
            </Button>
          </>
        )
      ) : (
        <>
          <output className={styles.busy}>
            <span className={styles.name}>{t('uploading', { name: busy })}</span>
            <ProgressBar aria-label={t('uploading', { name: busy })} />
          </output>
          <Button appearance="subtle" onClick={cancel}>
            {t('cancel')}
          </Button>
        </>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedPictures}
        multiple={most > 1}
        aria-label={t('pick', { label })}
        onChange={({ target }) => void take([...(target.files ?? [])])}
      />
    </FieldGroup>
  );
}
