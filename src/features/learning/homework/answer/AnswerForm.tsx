import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { longestHomework, type KeptDraft } from '#contract/ipc/homework.ts';
import type { Homework } from '#contract/platform/learning/homework.ts';
import { DocumentPicker } from '#domain/uploads/DocumentPicker.tsx';
import { PicturePicker } from '#domain/uploads/PicturePicker.tsx';
import { formatNumber, formatTime } from '#lib/format.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Keeping } from '../../shared/draft/draft-keeper.ts';
import { emptyDraft, filesInTheWay, handedInOf, isSame, problemOf, withDelivered } from '../homework-rules.ts';
import { useDraft } from './use-draft.ts';
import { useHomeworkFiles } from './use-homework-files.ts';
import { useLeaving } from './use-leaving.ts';
import { useSending, type SendProblem } from './use-sending.ts';

const useStyles = makeStyles({
  panel: { padding: '20px 24px' },
  form: { display: 'flex', flexDirection: 'column', gap: '20px' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Where the platform names no limit of its own. */
const mostPictures = 9;
const mostFiles = 9;

interface AnswerFormProps {
  homework: Homework;
  named: { homeworkId: string; courseId: string; taskId: string | undefined };
  /** The draft that was not handed in; null: there is none. */
  first: KeptDraft | null;
  platformSays: () => Promise<Homework | null>;
  onSent: () => void;
}

/** The place to answer: text, pictures and files, kept on this computer until the platform has them. */
export function AnswerForm({ homework, named, first, platformSays, onSent }: AnswerFormProps) {
  const styles = useStyles();
  const { t } = useTranslation('homework');
  const { courseId, homeworkId } = named;
  const handedIn = handedInOf(homework) ?? emptyDraft;
  const { draft, keeping, change, flush, drop } = useDraft({ courseId, homeworkId }, first, handedIn);
  const [problem, setProblem] = useState<'empty' | 'long' | null>(null);
  const [pictureBusy, setPictureBusy] = useState(false);
  const documents = useHomeworkFiles({ courseId, homeworkId });
  const { uploads, storing, takeBack } = documents;
  const textField = useRef<HTMLTextAreaElement>(null);
  const sending = useSending({
    named,
    platformSays,
    onSent: async () => {
      await drop();
      onSent();
    },
  });
  const filesAreStored = storing.every(({ problem: stopped }) => stopped !== null);
  const waiting = pictureBusy ? 'uploadsFirst' : filesInTheWay(uploads, !filesAreStored);
  // A file of this computer is sent without this screen; a picture, or a file that is not whole here, is not.
  const uploading = pictureBusy || !filesAreStored;
  const leaving = useLeaving(!sending.busy && (waiting !== null || !isSame(draft, handedIn)));
  const { maxLength, maxPictures, maxFiles, maxFileSize, fileTypeList } = homework;

  // What arrived belongs to the draft from then on, and stays out of it where the learner removed it.
  const adopted = useRef(new Set<string>());
  useEffect(() => {
    const arrived = uploads.filter(({ phase }) => phase === 'delivered');
    if (arrived.length === 0) return;
    const fresh = arrived.filter(({ fileId }) => !adopted.current.has(fileId));
    for (const { fileId } of fresh) adopted.current.add(fileId);
    if (fresh.length > 0) change(({ files }) => ({ files: withDelivered(files, fresh) }));
    void flush().then((kept) => kept && arrived.forEach(({ fileId }) => takeBack(fileId)));
  }, [uploads, change, flush, takeBack]);

  const hand = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.busy || waiting !== null) return;
    const wrong = problemOf(draft, maxLength);
    setProblem(wrong);
    if (wrong !== null) return textField.current?.focus();
    await flush();
    return sending.hand(draft);
  };
  const leave = async () => {
    // What could not be kept is said first; the second answer leaves all the same.
    if (keeping.kind === 'failed' || (await flush())) leaving.leave();
  };
  const length = formatNumber(draft.text.trim().length);
  const limit = formatNumber(maxLength ?? longestHomework);
  return (
    <Panel className={styles.panel} aria-label={t('yourAnswer')}>
      <form className={styles.form} noValidate onSubmit={(event) => void hand(event)}>
        <Field
          label={t('text')}
          hint={t(maxLength === null ? 'length' : 'lengthOf', { length, limit })}
          validationMessage={problem === null ? undefined : t(`problems.${problem}`, { limit })}
        >
          <Textarea
            ref={textField}
            value={draft.text}
            rows={10}
            resize="vertical"
            maxLength={longestHomework}
            onChange={(_, { value: text }) => {
              setProblem(null);
              change(() => ({ text }));
            }}
          />
        </Field>
        {maxPictures !== 0 && (
          <PicturePicker
            label={t('pictures')}
            required={false}
            addresses={draft.pictures}
            most={maxPictures ?? mostPictures}
            problem={undefined}
            onChange={(pictures) => change(() => ({ pictures }))}
            onUploading={setPictureBusy}
          />
        )}
        {maxFiles !== 0 && (
          <DocumentPicker
            label={t('files')}
            files={draft.files}
            limits={{
              most: maxFiles ?? mostFiles,
              megabytes: maxFileSize,
              endings: (fileTypeList ?? []).map((ending) => ending.replace(/^\./, '').toLowerCase()),
            }}
            uploads={uploads.filter(({ phase }) => phase !== 'delivered')}
            storing={storing}
            onChoose={(files) => {
              // A draft that is kept tells the next opening of the files.
              if (files.length > 0) change(() => ({}));
              void documents.add(files);
            }}
            onRemove={(gone) => change(({ files }) => ({ files: files.filter(({ fileId }) => fileId !== gone) }))}
            onTakeBack={takeBack}
            onRetry={documents.retry}
            onCancel={documents.cancel}
          />
        )}
        {sending.problem && <FormProblem text={problemText(sending.problem)} />}
        <div className={styles.foot}>
          <SubmitButton size="large" busy={sending.busy} waiting={sending.busy || waiting !== null}>
            {t('handIn')}
          </SubmitButton>
          {sending.problem?.kind === 'unknown' && (
            <Button size="large" onClick={() => void sending.check(draft)}>
              {t('check')}
            </Button>
          )}
          <output className={styles.hint}>{waiting === null ? keepingText(keeping) : t(waiting)}</output>
        </div>
      </form>
      <ConfirmDialog
        open={leaving.asking}
        title={t('leave.title')}
        safe={t('leave.stay')}
        onSafe={leaving.stay}
        risky={t('leave.leave')}
        onRisky={() => void leave()}
      >
        {t(keeping.kind === 'failed' ? 'leave.lost' : 'leave.kept')}
        {uploading && ` ${t('leave.uploads')}`}
      </ConfirmDialog>
    </Panel>
  );

  function keepingText(state: Keeping): string {
    return t(`keeping.${state.kind}`, { time: state.kind === 'kept' ? formatTime(state.at, 'dateTime') : '' });
  }

  function problemText(given: SendProblem): string {
    if (given.kind === 'refused') return given.message ?? t('problems.refused');
    return t(`problems.${given.kind}`);
  }
}
