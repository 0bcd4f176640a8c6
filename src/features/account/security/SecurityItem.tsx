import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { KeyRegular, MailRegular, PersonDeleteRegular, PhoneRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityRow } from './rules.ts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    padding: '16px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 'none' },
  },
  icon: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  text: { flexGrow: 1, minWidth: 0 },
  title: { margin: 0, fontSize: '15px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  state: { margin: 0, lineHeight: '22px', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  action: { flexShrink: 0, minWidth: '112px' },
});

const icons: Readonly<Record<SecurityRow['id'], ReactNode>> = {
  password: <KeyRegular fontSize={20} />,
  phone: <PhoneRegular fontSize={20} />,
  mail: <MailRegular fontSize={20} />,
  close: <PersonDeleteRegular fontSize={20} />,
};

/** One security setting: its state and a button. */
export function SecurityItem({ row, onOpen }: { row: SecurityRow; onOpen: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('security');
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden>
        {icons[row.id]}
      </span>
      <div className={styles.text}>
        <h2 className={styles.title}>{t(`rows.${row.id}.title`)}</h2>
        <p className={styles.state}>{t(row.state, { value: row.shown })}</p>
      </div>
      <Button className={styles.action} onClick={onOpen}>
        {t(row.action)}
      </Button>
    </li>
  );
}
