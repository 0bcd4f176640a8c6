import { makeStyles, tokens } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CheckNote, CheckOutcome } from '#contract/ipc/platform-check.ts';
import { CheckRows } from './CheckRows.tsx';

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', gap: '12px' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  notes: { margin: 0, paddingInlineStart: '20px' },
});

/** The result of a check: how much was read, what a learner cannot do, what is to be decided, and every call. */
export function CheckResult({ rows, decisions, findings, stops }: Extract<CheckOutcome, { outcome: 'done' }>) {
  const styles = useStyles();
  const { t } = useTranslation('platform-check');
  const read = rows.filter((row) => row.read === 'yes').length;
  return (
    <div className={styles.result}>
      <output className={styles.heading}>{t('summary', { read, all: rows.length })}</output>
      <Notes heading={t('stopped')} notes={stops} />
      <Notes heading={t('found')} notes={findings} />
      <Notes heading={t('decide')} notes={decisions} />
      <CheckRows rows={rows} />
    </div>
  );
}

function Notes({ heading, notes }: { heading: string; notes: readonly CheckNote[] }) {
  const styles = useStyles();
  const { t, i18n } = useTranslation('platform-check');
  if (notes.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={JSON.stringify(note)}>{textOf(note, t, i18n.language)}</li>
        ))}
      </ul>
    </section>
  );
}

function textOf(note: CheckNote, t: TFunction<'platform-check'>, language: string): string {
  if (note.kind === 'stops') return t('notes.stops', { ...note, what: t(`stops.${note.what}`) });
  if (note.kind === 'untried') {
    const names = new Intl.ListFormat(language, { type: 'unit' }).format(note.what.map((what) => t(`untried.${what}`)));
    return t('notes.untried', { names });
  }
  if (note.kind === 'questions' && note.told === null) return t('notes.questionsUntold', { read: note.read });
  return t(`notes.${note.kind}`, { ...note });
}
