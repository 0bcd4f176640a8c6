import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, WarningFilled } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useConnectionWords } from '../../../domain/session/connection-words.ts';
import { clockAtom, connectionAtom } from '../../../domain/session/state.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { semanticColours } from '../../../ui/theme/semantic-colours.ts';
import { useDisplays } from './use-displays.ts';

const useStyles = makeStyles({
  cells: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))' },
  cell: { padding: '10px 16px', borderLeft: `1px solid ${tokens.colorNeutralStroke3}`, marginLeft: '-1px' },
  head: { display: 'flex', alignItems: 'center', gap: '6px', fontWeight: tokens.fontWeightSemibold },
  good: { color: semanticColours.goodDot, flexShrink: 0 },
  warn: { color: semanticColours.attentionDot, flexShrink: 0 },
  text: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  attention: { fontSize: tokens.fontSizeBase200, color: semanticColours.attentionText },
});

/** What else the exam stands on: network, the platform's clock, displays, hints made on this computer. */
export function CheckCells({ looking }: { looking: boolean }) {
  const styles = useStyles();
  const connection = useAtomValue(connectionAtom);
  const { trusted } = useAtomValue(clockAtom);
  const words = useConnectionWords();
  const extended = useDisplays();
  return (
    <Panel className={styles.cells}>
      <Cell name="network" good={connection !== 'offline'} problem={words?.title} />
      <Cell name="clock" good={trusted} />
      <Cell name="display" good={!extended} />
      <Cell name="hints" good={looking} />
    </Panel>
  );
}

interface CellProps {
  name: 'network' | 'clock' | 'display' | 'hints';
  good: boolean;
  /** What is wrong, where more is known than the usual. */
  problem?: string | undefined;
}

function Cell({ name, good, problem }: CellProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  return (
    <div className={styles.cell}>
      <div className={styles.head}>
        {good ? (
          <CheckmarkCircleFilled fontSize={18} className={styles.good} aria-hidden />
        ) : (
          <WarningFilled fontSize={18} className={styles.warn} aria-hidden />
        )}
        {t(`cells.${name}.name`)}
      </div>
      <div className={good ? styles.text : styles.attention}>
        {(!good && problem) || t(`cells.${name}.${good ? 'good' : 'bad'}`)}
      </div>
    </div>
  );
}
