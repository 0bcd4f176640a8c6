import { makeStyles, tokens } from '@fluentui/react-components';
import { PersonSupportRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { subjectOf, type FaceKind } from './face-request.ts';

const useStyles = makeStyles({
  box: {
    display: 'flex',
    gap: '8px',
    marginTop: '20px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  icon: { flexShrink: 0, marginTop: '1px' },
});

/** The alternative without a camera: staff verifies the learner in person. */
export function StaffHelp({ kind }: { kind: FaceKind }) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  return (
    <div className={styles.box}>
      <PersonSupportRegular fontSize={20} className={styles.icon} aria-hidden />
      <span>{t(`staff.${subjectOf(kind)}`)}</span>
    </div>
  );
}
