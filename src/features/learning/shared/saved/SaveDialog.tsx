import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { learningPaths } from '#contract/paths/learning.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { isContent, type OutlineRow } from '../outline/outline-rules.ts';
import type { SavedOf } from './use-saved-of.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  whole: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, marginBottom: '4px', paddingBottom: '4px' },
});

interface SaveDialogProps {
  saved: SavedOf;
  name: string;
  rows: readonly OutlineRow[];
  onClose: () => void;
}

/** A tick for the course and for each of its items: what is ticked is saved. */
export function SaveDialog({ saved, name, rows, onClose }: SaveDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('saved');
  const navigate = useNavigate();
  const tick = (itemId: string, label: string) => (
    <Checkbox checked={saved.has(itemId)} label={label} onChange={() => saved.toggle(itemId)} />
  );
  return (
    <AppDialog
      title={t('dialog.title')}
      onClose={onClose}
      actions={
        <>
          <Button appearance="primary" onClick={onClose}>
            {t('dialog.close')}
          </Button>
          <Button onClick={() => void navigate(learningPaths.courses.to({ tab: 'saved' }))}>{t('dialog.all')}</Button>
        </>
      }
    >
      <QueryView query={saved.list} skeleton={<TextSkeleton />} failed={t('failed')}>
        {() => (
          <ul className={styles.list} aria-busy={saved.busy}>
            <li className={styles.whole}>{tick('', t('dialog.whole', { name }))}</li>
            {rows
              .filter(({ node }) => isContent(node) && node.id !== '')
              .map(({ node }) => (
                <li key={node.id}>{tick(node.id, node.name)}</li>
              ))}
          </ul>
        )}
      </QueryView>
    </AppDialog>
  );
}
