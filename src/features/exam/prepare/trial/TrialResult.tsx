import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, QuestionCircleRegular, WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { Heading } from '#ui/Heading.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { Panel } from '#ui/Panel.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { openLines, type TrialLine } from './rules.ts';

const useStyles = makeStyles({
  panel: { padding: '24px 32px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '10px' },
  line: { display: 'flex', alignItems: 'flex-start', gap: '8px' },
  good: { color: semanticColours.goodDot, flexShrink: 0 },
  open: { color: semanticColours.attentionDot, flexShrink: 0 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});

/** Where the names of a line have their words. */
const namesOf: Readonly<Record<string, string>> = { open: 'face:hints', failed: 'lockdown:steps', noted: 'done.names' };

interface TrialResultProps {
  lines: readonly TrialLine[];
  onAgain: () => void;
  onList: () => void;
}

/** What the try-out showed, and what to do about it before the day. */
export function TrialResult({ lines, onAgain, onList }: TrialResultProps) {
  const { t } = useTranslation('seat-trial');
  const styles = useStyles();
  const open = openLines(lines);
  return (
    <PageColumn>
      <Panel className={styles.panel}>
        <Heading className={styles.title}>{open === 0 ? t('done.fine') : t('done.open', { count: open })}</Heading>
        <ul className={styles.list}>
          {lines.map((line) => (
            <li key={line.kind} className={styles.line}>
              <LineIcon good={line.good} />
              <span>
                <LineText line={line} />
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.text}>{t('done.nothing')}</p>
        <div className={styles.actions}>
          <Button size="large" appearance="primary" onClick={onList}>
            {t('done.list')}
          </Button>
          <Button size="large" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </div>
      </Panel>
    </PageColumn>
  );
}

function LineText({ line }: { line: TrialLine }) {
  const { t } = useTranslation(['seat-trial', 'face', 'lockdown']);
  const { kind, word, count, of } = line;
  const names = line.names.map((name) => t(`${namesOf[word] ?? 'done.names'}.${name}`)).join(t('lockdown:separator'));
  return <>{t(`done.${kind}.${word}`, { count, of, names })}</>;
}

function LineIcon({ good }: { good: boolean | null }) {
  const styles = useStyles();
  if (good === null) return <QuestionCircleRegular fontSize={20} className={styles.open} aria-hidden />;
  if (good) return <CheckmarkCircleRegular fontSize={20} className={styles.good} aria-hidden />;
  return <WarningRegular fontSize={20} className={styles.open} aria-hidden />;
}
