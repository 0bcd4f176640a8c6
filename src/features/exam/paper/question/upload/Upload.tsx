import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { useFileDrop } from '#ui/use-file-drop.ts';
import { StoredRow, StoringRow } from './FileRow.tsx';
import { filesOf, limitText } from './rules.ts';
import type { AnswerFiles } from './use-answer-files.ts';

const useStyles = makeStyles({
  group: { margin: 'var(--answer-top, 20px) 0 0', padding: 0, border: 'none', minWidth: 0 },
  over: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '4px' },
  choose: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 16px' },
  limits: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: '12px 0 0', padding: 0, listStyle: 'none' },
});

interface UploadProps {
  question: Question;
  value: AnswerValue | undefined;
  labelledBy: string;
  files: AnswerFiles;
}

/** Pictures or files as an answer: each is on this machine's disk before it counts, and sent from there. */
export function Upload({ question, value, labelledBy, files }: UploadProps) {
  const styles = useStyles();
  const { t } = useTranslation('answering');
  const { upload } = question;
  const drop = useFileDrop(upload ? Infinity : 0, (dropped) => void files.add(question.id, dropped));
  const stored = filesOf(value);
  const storing = files.storing.filter(({ of }) => of === question.id);
  if (!upload) return null;
  const taken = stored.length + storing.filter(({ problem }) => problem === null).length;
  const limits = {
    count: upload.mostFiles,
    size: limitText(upload.mostBytes),
    types: upload.extensions.join(t('upload.typeSeparator')),
  };
  return (
    <fieldset
      aria-labelledby={labelledBy}
      className={mergeClasses(styles.group, drop.over && styles.over)}
      {...drop.handlers}
    >
      <div className={styles.choose}>
        <Button
          icon={<AttachRegular />}
          disabledFocusable={taken >= upload.mostFiles}
          onClick={() => void files.choose(question.id)}
        >
          {t('upload.choose')}
        </Button>
        <span className={styles.limits}>
          {t(upload.extensions.length > 0 ? 'upload.limitsOfTypes' : 'upload.limits', limits)}
        </span>
      </div>
      <ul className={styles.list} aria-label={t('upload.list')}>
        {stored.map((file) => (
          <StoredRow
            key={file.fileId}
            file={file}
            delivery={files.deliveries.find((each) => each.file.fileId === file.fileId) ?? null}
            onRemove={() => void files.remove(question.id, file.fileId)}
          />
        ))}
        {storing.map((file) => (
          <StoringRow key={file.key} file={file} limits={limits} onCancel={() => files.cancel(file)} />
        ))}
      </ul>
    </fieldset>
  );
}
