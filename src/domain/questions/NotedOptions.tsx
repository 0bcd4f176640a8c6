import { makeStyles, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import type { Option } from '#contract/ipc/paper.ts';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { KeyTile } from './KeyTile.tsx';

const useStyles = makeStyles({
  note: {
    display: 'flex',
    gap: '10px',
    alignItems: 'flex-start',
    margin: '16px 0 0',
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${semanticColours.attentionLine}`,
    backgroundColor: semanticColours.attentionTint,
    color: semanticColours.attentionText,
  },
  icon: { flexShrink: 0, fontSize: '20px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    margin: '16px 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: 'calc(var(--paper-text) - 2px)',
    lineHeight: 1.6,
  },
  option: { display: 'flex', alignItems: 'baseline', gap: '12px' },
});

interface NotedOptionsProps {
  note: string;
  options: readonly Option[];
}

/** A note, and the options of a question that are not to be chosen. */
export function NotedOptions({ note, options }: NotedOptionsProps) {
  const styles = useStyles();
  return (
    <>
      <p className={styles.note} role="note">
        <InfoRegular className={styles.icon} aria-hidden />
        {note}
      </p>
      {options.length > 0 && (
        <ul className={styles.list}>
          {options.map(({ key, html }) => (
            <li key={`${key} ${html}`} className={styles.option}>
              <KeyTile>{key}</KeyTile>
              <SafeHtml html={html} inline />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
