import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '#ui/AppDialog.tsx';
import { StepLine } from '#ui/StepLine.tsx';
import { identitySteps, type IdentityStep } from './identity-flow.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '880px', width: 'calc(100vw - 48px)' },
  content: { display: 'flex', flexDirection: 'column', gap: '20px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: '368px minmax(0, 1fr)',
    gap: '32px',
    minHeight: '376px',
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  left: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'center',
    gap: '12px',
    padding: '16px',
    minWidth: 0,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  right: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'pretty',
  },
  lead: { margin: '-8px 0 0', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

interface StepDialogProps {
  step: IdentityStep;
  title: string;
  lead: string;
  /** The picture at the left. */
  picture: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one first. */
  actions: ReactNode;
  onClose: () => void;
}

/** One step of the verification: the picture at the left, instructions at the right. */
export function StepDialog({ step, title, lead, picture, children, actions, onClose }: StepDialogProps) {
  const { t } = useTranslation('identity');
  const styles = useStyles();
  const at = step === 'done' ? identitySteps.length : identitySteps.findIndex((name) => name === step);
  return (
    <AppDialog
      alert
      title={t('title')}
      closeLabel={t('leave.close')}
      className={styles.surface}
      contentClassName={styles.content}
      actions={actions}
      onClose={onClose}
    >
      <StepLine label={t('steps.label')} steps={identitySteps.map((name) => t(`steps.${name}`))} current={at} />
      <div className={styles.columns}>
        <div className={styles.left}>{picture}</div>
        <section className={styles.right} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.lead}>{lead}</p>
          {children}
        </section>
      </div>
    </AppDialog>
  );
}
