import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowClockwiseRegular, ArrowUploadRegular, DeleteRegular, DismissRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { acceptedDocuments, documentProblem, percentSent, type DocumentLimits } from './document-rules.ts';
import { DocumentRow } from './DocumentRow.tsx';
import type { Announce } from './send-document.ts';
import { useDocumentUploads, type SendingDocument } from './use-document-uploads.ts';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    width: '100%',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

interface Held {
  fileId: string;
  name: string;
  bytes: number;
}

interface DocumentPickerProps {
  label: string;
  /** Files that the platform has. */
  files: readonly Held[];
  limits: DocumentLimits;
  announce: Announce;
  partBytes: number;
  onAdd: (file: Held) => void;
  onRemove: (fileId: string) => void;
  onUploading: (uploading: boolean) => void;
}

/** Files that are sent in parts as they are chosen: with progress, going on after trouble, and giving up. */
export function DocumentPicker(props: DocumentPickerProps) {
  const { label, files, limits, announce, partBytes, onAdd, onRemove, onUploading } = props;
  const styles = useStyles();
  const { t } = useTranslation('uploads');
  const { sending, add, goOn, giveUp } = useDocumentUploads({ announce, partBytes, onArrived: onAdd });
  const [problem, setProblem] = useState<string | undefined>();
  const picker = useRef<HTMLInputElement>(null);
  const busy = sending.some(({ phase }) => phase !== 'stopped');
  const held = files.length + sending.length;
  const endings = limits.endings.join(t('files.endingSeparator'));
  const size = limits.megabytes === null ? '' : formatBytes(limits.megabytes * 1_000_000);

  useEffect(() => {
    onUploading(busy);
    return () => onUploading(false);
  }, [busy, onUploading]);

  const take = (chosen: readonly File[]) => {
    let count = held;
    const good: File[] = [];
    setProblem(undefined);
    for (const file of chosen) {
      const wrong = documentProblem(file, limits, count);
      if (wrong === null) {
        count += 1;
        good.push(file);
      } else {
        const most = formatNumber(limits.most);
        setProblem(t(`files.problems.${wrong}`, { name: file.name, size, endings, most }));
      }
    }
    add(good);
    // The same file may be chosen again.
    if (picker.current) picker.current.value = '';
  };
  const hint = [
    endings && t('files.kinds', { endings }),
    size && t('files.size', { size }),
    t('files.most', { most: formatNumber(limits.most) }),
  ];
  return (
    <FieldGroup
      label={label}
      hint={hint.filter(Boolean).join(t('hintSeparator'))}
      problem={problem}
      groupClassName={styles.group}
    >
      {held > 0 && (
        <ul className={styles.list}>
          {files.map(({ fileId, name, bytes }) => (
            <DocumentRow key={fileId} name={name} state={t('files.arrived', { size: formatBytes(bytes) })}>
              <Button
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={t('remove', { name })}
                onClick={() => onRemove(fileId)}
              />
            </DocumentRow>
          ))}
          {sending.map((one) => (
            <Sending key={one.key} of={one} onGoOn={() => goOn(one)} onGiveUp={() => giveUp(one)} />
          ))}
        </ul>
      )}
      {held < limits.most && (
        <Button icon={<ArrowUploadRegular />} onClick={() => picker.current?.click()}>
          {t('files.add')}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedDocuments(limits)}
        multiple={limits.most > 1}
        aria-label={t('files.pick', { label })}
        onChange={({ target }) => take([...(target.files ?? [])])}
      />
    </FieldGroup>
  );
}

function Sending({ of, onGoOn, onGiveUp }: { of: SendingDocument; onGoOn: () => void; onGiveUp: () => void }) {
  const { t } = useTranslation('uploads');
  const { file, phase, sentBytes, message } = of;
  const { name, size: bytes } = file;
  const percent = percentSent(sentBytes, bytes);
  const stopped = phase === 'stopped';
  return (
    <DocumentRow
      name={name}
      trouble={stopped}
      share={stopped || phase === 'waiting' ? null : percent / 100}
      state={
        stopped && message !== null
          ? t('files.refused', { message })
          : t(`files.${phase}`, { percent: formatNumber(percent), size: formatBytes(bytes) })
      }
    >
      {stopped && (
        <Button
          appearance="subtle"
          icon={<ArrowClockwiseRegular />}
          aria-label={t('files.goOn', { name })}
          onClick={onGoOn}
        />
      )}
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t(stopped ? 'remove' : 'files.cancel', { name })}
        onClick={onGiveUp}
      />
    </DocumentRow>
  );
}
