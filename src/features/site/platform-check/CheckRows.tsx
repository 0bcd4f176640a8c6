import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { CheckRow } from '#contract/ipc/platform-check.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';

const useStyles = makeStyles({
  frame: {
    maxHeight: '44vh',
    overflow: 'auto',
    // In a short window the dialog scrolls, and nothing within it.
    '@media (max-height: 600px)': { maxHeight: 'none', overflow: 'visible' },
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  head: {
    position: 'sticky',
    top: 0,
    textAlign: 'start',
    padding: '6px 10px',
    backgroundColor: tokens.colorNeutralBackground3,
    fontWeight: tokens.fontWeightSemibold,
  },
  widths: {
    '> :nth-child(1)': { width: '36%' },
    '> :nth-child(2)': { width: '15%' },
    '> :nth-child(3)': { width: '12%' },
  },
  cell: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    padding: '6px 10px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  call: { fontFamily: tokens.fontFamilyMonospace },
  quiet: { color: tokens.colorNeutralForeground3 },
  yes: { color: semanticColours.goodText },
  partly: { color: semanticColours.attentionText },
  no: { color: semanticColours.failedText },
});

const columns = ['call', 'reached', 'read', 'details'] as const;

/** What each call of a check came to. */
export function CheckRows({ rows }: { rows: readonly CheckRow[] }) {
  const styles = useStyles();
  const { t } = useTranslation('platform-check');
  return (
    // It scrolls, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={t('title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr className={styles.widths}>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Line key={index} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const silences = ['unreachable', 'timed-out', 'broken', 'redirected'] as const;

function Line({ row }: { row: CheckRow }) {
  const styles = useStyles();
  const { t } = useTranslation('platform-check');
  const { call, assumed, reached, read, missing, unknownCodes, guesses, perhaps, refusal } = row;
  const silence = silences.find((kind) => kind === reached);
  const details = [
    refusal,
    missing.length > 0 ? t('missing', { names: missing.join(', ') }) : '',
    unknownCodes.length > 0 ? t('codes', { names: unknownCodes.join(', ') }) : '',
    guesses.length > 0 ? t('guessed', { names: guesses.join(', ') }) : '',
    perhaps.length > 0 ? t('perhaps', { names: perhaps.join(', ') }) : '',
  ].filter((text) => text !== '');
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        <span className={styles.call}>{call}</span>
        {assumed && <div className={styles.quiet}>{t('assumed')}</div>}
      </th>
      <td className={styles.cell}>
        {silence ? t(`silence.${silence}`) : reached === 'not-asked' ? t('read.not-asked') : reached}
      </td>
      <td className={styles.cell}>
        <span className={read === 'not-asked' || read === 'not-offered' ? styles.quiet : styles[read]}>
          {t(`read.${read}`)}
        </span>
      </td>
      <td className={styles.cell}>
        {details.map((text) => (
          <div key={text}>
            <bdi>{text}</bdi>
          </div>
        ))}
      </td>
    </tr>
  );
}
