import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { orDash } from '#ui/or-dash.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { changeOf, type ShownDimension } from './dimensions.ts';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', textAlign: 'start' },
  caption: {
    textAlign: 'start',
    paddingBottom: '8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  cell: {
    padding: '8px 16px 8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
  },
  place: { width: '40px' },
  narrow: { maxWidth: '760px' },
  head: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  number: { textAlign: 'end', whiteSpace: 'nowrap' },
  level: { minWidth: '4em' },
  share: { color: tokens.colorNeutralForeground2 },
});

interface DimensionTableProps {
  dimensions: readonly ShownDimension[];
  caption: string;
  /** With columns for the result before. */
  compared?: boolean;
}

/** The scores by dimension as a table, for everyone and for screen readers. */
export function DimensionTable({ dimensions, caption, compared = false }: DimensionTableProps) {
  const styles = useStyles();
  const { t } = useTranslation('assess-result');
  const head = mergeClasses(styles.cell, styles.head);
  const number = mergeClasses(styles.cell, styles.number);
  return (
    <table className={mergeClasses(styles.table, !compared && styles.narrow)}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(head, styles.place)}>
            {t('table.number')}
          </th>
          <th scope="col" className={head}>
            {t('table.dimension')}
          </th>
          <th scope="col" className={mergeClasses(head, styles.number)}>
            {t(compared ? 'table.now' : 'table.score')}
          </th>
          {compared && (
            <th scope="col" className={mergeClasses(head, styles.number)}>
              {t('table.before')}
            </th>
          )}
          {compared && (
            <th scope="col" className={mergeClasses(head, styles.number)}>
              {t('table.change')}
            </th>
          )}
          <th scope="col" className={head}>
            {t('table.level')}
          </th>
        </tr>
      </thead>
      <tbody>
        {dimensions.map((dimension, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place
          <tr key={at}>
            <td className={styles.cell}>{at + 1}</td>
            <th scope="row" className={mergeClasses(styles.cell, styles.name)}>
              <PlatformText text={dimension.name} />
            </th>
            <td className={number}>
              <Points of={dimension} />
            </td>
            {compared && (
              <td className={number}>{dimension.before === null ? orDash('') : <Points of={dimension.before} />}</td>
            )}
            {compared && <td className={number}>{changeText(changeOf(dimension), t)}</td>}
            <td className={mergeClasses(styles.cell, styles.level)}>
              <PlatformText text={orDash(dimension.level)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function changeText(
  points: number | null,
  t: (key: 'change.up' | 'change.down' | 'change.same', values: { count: number; points: string }) => string,
): string {
  if (points === null) return orDash('');
  const key = points > 0 ? 'change.up' : points < 0 ? 'change.down' : 'change.same';
  const size = Math.abs(points);
  return t(key, { count: size, points: formatNumber(size) });
}

/** Points, of how many, and the share. */
function Points({ of: { score, fullScore, share } }: { of: Pick<ShownDimension, 'score' | 'fullScore' | 'share'> }) {
  const styles = useStyles();
  if (score === null) return orDash('');
  return (
    <>
      {fullScore === null ? formatNumber(score, 1) : `${formatNumber(score, 1)} / ${formatNumber(fullScore, 1)}`}
      {share !== null && <span className={styles.share}> ({formatPercent(share)})</span>}
    </>
  );
}
