import { Button, makeStyles } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  DeleteRegular,
  DismissRegular,
  DocumentRegular,
  HardDriveRegular,
  ImageRegular,
  WarningFilled,
} from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileDelivery } from '#contract/ipc/answer-files.ts';
import type { AnswerFile } from '#contract/ipc/paper.ts';
import { DocumentRow } from '#domain/uploads/DocumentRow.tsx';
import type { StoringFile } from '#domain/uploads/use-storing.ts';
import { formatBytes } from '#lib/format.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { isPicture, percentOf, problemKey } from './rules.ts';

const useStyles = makeStyles({
  good: { color: semanticColours.goodDot, flexShrink: 0 },
});

interface RowProps {
  file: Pick<AnswerFile, 'name' | 'type'>;
  state: ReactNode;
  trouble?: boolean;
  /** Share that is done; null: no bar. */
  share: number | null;
  button: { label: string; icon: ReactElement; onClick: () => void };
}

function Row({ file, button, ...shown }: RowProps) {
  return (
    <DocumentRow {...shown} name={file.name} icon={isPicture(file) ? <ImageRegular /> : <DocumentRegular />}>
      <Button appearance="subtle" icon={button.icon} aria-label={button.label} onClick={button.onClick} />
    </DocumentRow>
  );
}

interface StoredRowProps {
  file: AnswerFile;
  /** Null: nothing was heard of it yet. */
  delivery: FileDelivery | null;
  onRemove: () => void;
}

/** A file that is on disk: its size, and how far it is on its way to the platform. */
export function StoredRow({ file, delivery, onRemove }: StoredRowProps) {
  const styles = useStyles();
  const { t } = useTranslation('answering');
  const phase = delivery?.phase ?? 'waiting';
  const words = {
    size: formatBytes(file.bytes),
    percent: delivery ? percentOf(delivery) : 0,
    message: delivery?.message ?? '',
  };
  const untaken = delivery?.untaken === true && phase === 'waiting';
  const said = delivery?.message && phase !== 'delivered' ? `upload.${phase}Said` : `upload.${phase}`;
  return (
    <Row
      file={file}
      trouble={phase === 'refused' || untaken}
      state={
        <>
          {phase === 'refused' || untaken ? (
            <WarningFilled fontSize={16} aria-hidden />
          ) : phase === 'delivered' ? (
            <CheckmarkCircleFilled fontSize={16} className={styles.good} aria-hidden />
          ) : (
            <HardDriveRegular fontSize={16} aria-hidden />
          )}
          <span>{t(untaken ? 'upload.untaken' : said, words)}</span>
        </>
      }
      share={phase === 'sending' ? words.percent / 100 : null}
      button={{ label: t('upload.remove', { name: file.name }), icon: <DeleteRegular />, onClick: onRemove }}
    />
  );
}

interface StoringRowProps {
  file: StoringFile;
  limits: { count: number; size: string; types: string };
  onCancel: () => void;
}

/** A file that is on its way to the disk, or why it is not there. */
export function StoringRow({ file, limits, onCancel }: StoringRowProps) {
  const { t } = useTranslation('answering');
  const { name, bytes, stored, problem } = file;
  const label = t(problem === null ? 'upload.cancel' : 'upload.dismiss', { name });
  return (
    <Row
      file={{ name, type: '' }}
      trouble={problem !== null}
      state={
        problem === null ? (
          <span>{t('upload.storing', { stored: formatBytes(stored), size: formatBytes(bytes) })}</span>
        ) : (
          <>
            <WarningFilled fontSize={16} aria-hidden />
            <span role="alert">{t(`upload.problem.${problemKey(problem)}`, limits)}</span>
          </>
        )
      }
      share={problem === null ? stored / Math.max(1, bytes) : null}
      button={{ label, icon: <DismissRegular />, onClick: onCancel }}
    />
  );
}
