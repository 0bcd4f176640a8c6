import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { longestNote, type CourseNotes, type ItemName } from '#contract/ipc/learning.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { formatTime } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { useNote, type Note } from './use-note.ts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '0 24px 16px' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface NotePanelProps {
  item: ItemName;
  /** The items whose notes are saved as a file. */
  notes: CourseNotes;
}

/** What the learner writes about an item; it stays on this computer. */
export function NotePanel({ item, notes }: NotePanelProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const toast = useToast();
  const note = useNote(item);
  const save = async () => {
    const saved = await ask(desktop.learning.saveNotes(notes)).catch(() => ({ outcome: 'failed' }) as const);
    if (saved === null) return toast('info', t('note.none'));
    if (saved.outcome === 'saved') toast('success', t('note.exported', { name: saved.fileName }));
    if (saved.outcome === 'failed') toast('error', t('note.notExported'));
  };
  return (
    <div className={styles.panel}>
      <Field label={t('note.label')}>
        <Textarea
          value={note.text ?? ''}
          disabled={note.text === null}
          maxLength={longestNote}
          rows={5}
          resize="vertical"
          onChange={(_, { value }) => note.write(value)}
        />
      </Field>
      <div className={styles.foot}>
        <output className={styles.quiet}>
          <Standing note={note} />
        </output>
        <Button disabled={note.unsaved} onClick={() => void save()}>
          {t('note.export')}
        </Button>
      </div>
    </div>
  );
}

function Standing({ note: { failed, unsaved, savedAt } }: { note: Note }) {
  const { t } = useTranslation('player');
  if (failed) return t('note.failed');
  if (unsaved) return t('note.saving');
  return savedAt === null ? t('note.here') : t('note.saved', { time: formatTime(savedAt) });
}
