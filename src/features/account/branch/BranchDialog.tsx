import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BranchEntry } from '../../../api/account.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { branchOf } from './choice.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '400px' },
  list: { maxHeight: '360px', overflowY: 'auto' },
  row: { display: 'flex', alignItems: 'center', borderRadius: tokens.borderRadiusMedium },
});

interface BranchDialogProps {
  branches: readonly BranchEntry[];
  /** Code of the branch in use; null: none yet. */
  current: string | null;
  onChoose: (branch: BranchEntry) => void;
  /** Given when the dialog may be left without a choice. */
  onClose?: () => void;
}

/** The learner's branches, the current one marked, and one button (001 §2; 400 px by 001 §9). */
export function BranchDialog({ branches, current, onChoose, onClose }: BranchDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('account');
  const [code, setCode] = useState(current ?? '');
  const chosen = branches.find((entry) => branchOf(entry).code === code);
  // Confirming without a choice closes the dialog where it may be closed (gaps G-096).
  const confirm = () => (chosen ? onChoose(chosen) : onClose?.());
  return (
    <Dialog open modalType={onClose ? 'modal' : 'alert'} onOpenChange={(_, { open }) => !open && onClose?.()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('branch.title')}</DialogTitle>
          <DialogContent>
            <RadioGroup
              className={styles.list}
              aria-label={t('branch.title')}
              value={code}
              onChange={(_, { value }) => setCode(value)}
            >
              {branches.map((entry) => {
                const { code: own, name } = branchOf(entry);
                return (
                  <div key={own} className={styles.row}>
                    <Radio value={own} label={name} />
                    {own === current && <Tag look="brand">{t('branch.current')}</Tag>}
                  </div>
                );
              })}
            </RadioGroup>
          </DialogContent>
          <DialogActions>
            {onClose && <Button onClick={onClose}>{t('branch.cancel')}</Button>}
            <Button appearance="primary" disabledFocusable={!chosen && !onClose} onClick={confirm}>
              {t('branch.confirm')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
