import { Button, makeStyles, Rating, RatingDisplay, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '#ui/AppDialog.tsx';
import { BusySpinner } from '#ui/form/BusySpinner.tsx';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';

/** Stars at most (002 §9). */
const mostStars = 5;

/** Something that is rated; `count` 0: not yet. */
export interface RatedItem {
  key: string;
  label: string;
  count: number;
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  name: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

interface RatingDialogProps {
  title: string;
  /** Of what is rated. */
  name: string;
  items: readonly RatedItem[];
  /** What was submitted stays as it is (002 §4). */
  readOnly: boolean;
  busy: boolean;
  onSubmit: (counts: ReadonlyMap<string, number>) => void;
  /** Submitted without any star. */
  onEmpty: () => void;
  onClose: () => void;
}

/** Five stars for each item (000 §3, 002 §3); of a course, and of an order. */
export function RatingDialog({ title, name, items, readOnly, busy, onSubmit, onEmpty, onClose }: RatingDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('stars');
  const [given, setGiven] = useState(() => new Map(items.map(({ key, count }) => [key, count])));
  const empty = [...given.values()].every((count) => count === 0);
  const button = useRef<HTMLButtonElement>(null);
  // Inactive, yet it takes the click and says what is missing (G-106); Fluent's own inactive button takes none.
  useEffect(() => button.current?.setAttribute('aria-disabled', String(empty)), [empty]);
  const submit = () => (empty ? onEmpty() : onSubmit(given));
  return (
    <AppDialog
      title={title}
      onClose={onClose}
      closeLabel={t('close')}
      contentClassName={styles.content}
      actions={
        readOnly ? undefined : (
          <Button
            ref={button}
            appearance={empty ? 'secondary' : 'primary'}
            disabledFocusable={busy}
            icon={busy ? <BusySpinner /> : undefined}
            onClick={submit}
          >
            {t('submit')}
          </Button>
        )
      }
    >
      <p className={styles.name}>
        <PlatformText text={name} />
      </p>
      {items.map(({ key, label }) => (
        <FieldGroup key={key} label={label} problem={undefined}>
          {readOnly ? (
            <RatingDisplay
              value={given.get(key) ?? 0}
              max={mostStars}
              aria-label={t('given', { count: given.get(key) ?? 0 })}
            />
          ) : (
            <Rating
              max={mostStars}
              value={given.get(key) ?? 0}
              itemLabel={(stars) => t('given', { count: stars })}
              onChange={(_, { value }) => setGiven(new Map([...given, [key, value]]))}
            />
          )}
        </FieldGroup>
      ))}
    </AppDialog>
  );
}
