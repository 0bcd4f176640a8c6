import { makeStyles, tokens } from '@fluentui/react-components';
import { ClipboardTaskListLtrFilled } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { tenantAtom } from '#domain/app-state.ts';

const useStyles = makeStyles({
  drawn: {
    width: '28px',
    height: '28px',
    borderRadius: '7px',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  picture: { height: '28px', maxWidth: '120px', objectFit: 'contain', flexShrink: 0 },
});

/** The tenant's logo, small: in the exam the accent and the logo are all that a tenant sets (look §9). */
export function ExamLogo() {
  const styles = useStyles();
  const { logo } = useAtomValue(tenantAtom);
  if (logo?.startsWith('/')) return <img src={`/api${logo}`} alt="" className={styles.picture} />;
  return (
    <span className={styles.drawn} aria-hidden>
      <ClipboardTaskListLtrFilled fontSize={18} />
    </span>
  );
}
