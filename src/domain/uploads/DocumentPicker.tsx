import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowClockwiseRegular, ArrowUploadRegular, DeleteRegular, DismissRegular } from '@fluentui/react-icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkUpload } from '#contract/ipc/homework.ts';
import { formatBytes, formatNumber } from '#lib/format.ts';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { useFileDrop } from '#ui/use-file-drop.ts';
import {
  acceptedDocuments,
  documentProblem,
  percentSent,
  storingProblem,
  type DocumentLimits,
} from './document-rules.ts';
import { DocumentRow } from './DocumentRow.tsx';
import type { StoringFile } from './use-storing.ts';

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
  /** Files that were handed in before. */
  files: readonly Held[];
  /** Files of this computer, each with how far it is on its way. */
  uploads: readonly HomeworkUpload[];
  storing: readonly StoringFile[];
  limits: DocumentLimits;
  onChoose: (files: readonly File[]) => void;
  onRemove: (fileId: string) => void;
  onTakeBack: (fileId: string) => void;
  onRetry: () => void;
  onCancel: (file: StoringFile) => void;
}

/** Files of an answer: kept on this computer as they are chosen, and sent from there. */
export function DocumentPicker(props: DocumentPickerProps) {
  const { label, files, uploads, storing, limits, onChoose, onRemove, onTakeBack, onRetry, onCancel } = props;
  const styles = useStyles();
  const { t } = useTranslation('uploads');
  const [problem, setProblem] = useState<string | undefined>();
  const picker = useRef<HTMLInputElement>(null);
  const held = files.length + uploads.length + storing.filter((file) => file.problem === null).length;
  const endings = limits.endings.join(t('files.endingSeparator'));
  const size = limits.megabytes === null ? '' : formatBytes(limits.megabytes * 1_000_000);

  const take = (chosen: readonly File[]) => {
    const good: File[] = [];
    setProblem(undefined);
    for (const file of chosen) {
      const wrong = documentProblem(file, limits, held + good.length);
      if (wrong === null) good.push(file);
      else
        setProblem(t(`files.problems.${wrong}`, { name: file.name, size, endings, most: formatNumber(limits.most) }));
    }
    onChoose(good);
    // The same file may be chosen again.
    if (picker.current) picker.current.value = '';
  };
  const hint = [
    endings && t('files.kinds', { endings }),
    size && t('files.size', { size }),
    t('files.most', { most: formatNumber(limits.most) }),
  ];
  // A file too many is told by its name, as in the dialog.
  const drop = useFileDrop(held < limits.most ? Infinity : 0, take);
  return (
    <FieldGroup
      drop={drop}
      label={label}
      hint={hint.filter(Boolean).join(t('hintSeparator'))}
      problem={problem}
      groupClassName={styles.group}
    >
      {files.length + uploads.length + storing.length > 0 && (
        <ul className={styles.list}>
          {files.map(({ fileId, name, bytes }) => (
            <DocumentRow key={fileId} name={name} state={t('files.arrived', { size: formatBytes(bytes) })}>
              <Remove name={name} onClick={() => onRemove(fileId)} />
            </DocumentRow>
          ))}
          {uploads.map((upload) => (
            <Uploaded key={upload.fileId} of={upload} onRetry={onRetry} onRemove={() => onTakeBack(upload.fileId)} />
          ))}
          {storing.map((file) => (
            <Storing key={file.key} of={file} onCancel={() => onCancel(file)} />
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

function Uploaded({ of, onRetry, onRemove }: { of: HomeworkUpload; onRetry: () => void; onRemove: () => void }) {
  const { t } = useTranslation('uploads');
  const { name, bytes, phase, sentBytes, message, untaken } = of;
  const percent = percentSent(sentBytes, bytes);
  const refusing = phase === 'interrupted' || phase === 'refused';
  const said = refusing && message !== null ? `files.${phase}Said` : `files.${phase}`;
  const state = t(phase === 'interrupted' && untaken ? 'files.untaken' : said, {
    percent: formatNumber(percent),
    size: formatBytes(bytes),
    message,
  });
  return (
    <DocumentRow name={name} trouble={refusing} share={phase === 'sending' ? percent / 100 : null} state={state}>
      {phase === 'interrupted' && (
        <Button
          appearance="subtle"
          icon={<ArrowClockwiseRegular />}
          aria-label={t('files.goOn', { name })}
          onClick={onRetry}
        />
      )}
      {phase === 'delivered' || phase === 'refused' ? (
        <Remove name={name} onClick={onRemove} />
      ) : (
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('files.cancel', { name })}
          onClick={onRemove}
        />
      )}
    </DocumentRow>
  );
}

function Storing({ of, onCancel }: { of: StoringFile; onCancel: () => void }) {
  const { t } = useTranslation('uploads');
  const { name, bytes, stored, problem } = of;
  return (
    <DocumentRow
      name={name}
      trouble={problem !== null}
      share={problem === null ? stored / Math.max(1, bytes) : null}
      state={
        problem === null
          ? t('files.storing', { stored: formatBytes(stored), size: formatBytes(bytes) })
          : t(`files.notStored.${storingProblem(problem)}`)
      }
    >
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t(problem === null ? 'files.cancel' : 'remove', { name })}
        onClick={onCancel}
      />
    </DocumentRow>
  );
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation('uploads');
  return <Button appearance="subtle" icon={<DeleteRegular />} aria-label={t('remove', { name })} onClick={onClick} />;
}
