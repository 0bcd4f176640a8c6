import { Button, Drawer, DrawerBody, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenDialog } from '#ui/open-dialogs.ts';

const useStyles = makeStyles({
  drawer: { backgroundColor: tokens.colorNeutralBackground1 },
  // The sheet brings its own title.
  close: { display: 'flex', justifyContent: 'flex-end', padding: '8px 8px 0' },
  body: { padding: 0, display: 'flex', flexDirection: 'column' },
});

interface SheetDrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The answer sheet as a drawer, for narrow windows. */
export function SheetDrawer({ open, onClose, children }: SheetDrawerProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const [area, setArea] = useState<HTMLElement | null>(null);
  useOpenDialog(area);
  return (
    <Drawer
      type="overlay"
      position="end"
      open={open}
      onOpenChange={(_, { open: stays }) => stays || onClose()}
      className={styles.drawer}
      aria-label={t('sheet.title')}
    >
      <div className={styles.close}>
        <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('sheet.close')} onClick={onClose} />
      </div>
      <DrawerBody ref={setArea} className={styles.body}>
        {children}
      </DrawerBody>
    </Drawer>
  );
}
