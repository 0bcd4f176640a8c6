import { Button } from '@fluentui/react-components';
import { BookmarkFilled, BookmarkRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import type { OutlineRow } from '../outline/outline-rules.ts';
import { SaveDialog } from './SaveDialog.tsx';
import { useSavedOf } from './use-saved-of.ts';

interface SaveButtonProps {
  courseId: string;
  name: string;
  rows: readonly OutlineRow[];
}

/** What of a course is saved, and the way to change it. */
export function SaveButton({ courseId, name, rows }: SaveButtonProps) {
  const { t } = useTranslation('saved');
  const [open, setOpen] = useState(false);
  const saved = useSavedOf(courseId);
  const { number } = saved;
  return (
    <>
      <Button icon={number > 0 ? <BookmarkFilled /> : <BookmarkRegular />} onClick={() => setOpen(true)}>
        {number > 0 ? t('buttonSome', { number: formatNumber(number) }) : t('button')}
      </Button>
      {open && <SaveDialog saved={saved} name={name} rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
}
