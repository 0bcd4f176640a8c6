import { makeStyles, tokens } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SampleCell, type CellLook } from './SheetCell.tsx';

const useStyles = makeStyles({
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 14px',
    margin: 0,
    padding: '8px 12px',
    listStyle: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  sample: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
});

const legend: readonly (CellLook & { key: string })[] = [
  { key: 'answered', extent: 'whole' },
  { key: 'partly', extent: 'partly' },
  { key: 'empty' },
  { key: 'marked', extent: 'whole', marked: true },
  { key: 'current', current: true },
];

/** The legend of the cells. */
export const SheetLegend = memo(function SheetLegend() {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  return (
    <ul className={styles.legend}>
      {legend.map(({ key, ...look }) => (
        <li key={key} className={styles.sample}>
          <SampleCell {...look} />
          {t(`sheet.${key}`)}
        </li>
      ))}
    </ul>
  );
});
