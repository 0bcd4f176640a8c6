import { makeStyles, Select, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { AnswerValue, Option, Question } from '#contract/ipc/paper.ts';
import { plainText } from '#ui/html/plain-text.ts';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { KeyTile } from '../KeyTile.tsx';
import { pair, targetsOf } from './rules.ts';

const useStyles = makeStyles({
  room: { containerType: 'inline-size', minWidth: 0 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(200px, 2fr)',
    gap: '16px 24px',
    margin: 'var(--answer-top, 20px) 0 0',
    padding: 0,
    border: 'none',
    minWidth: 0,
    fontSize: 'calc(var(--paper-text) - 2px)',
    lineHeight: 'var(--option-line, 1.6)',
    '@container (max-width: 559px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'var(--answer-gap, 12px)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px var(--option-gap, 16px)',
    padding: 'var(--option-padding, 10px) var(--option-gap, 16px)',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  text: { flex: '1 1 96px', minWidth: 0 },
  select: { flex: '0 1 168px', minWidth: '120px' },
  targets: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    alignSelf: 'start',
  },
  heading: {
    margin: '0 0 8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  target: { display: 'flex', alignItems: 'baseline', gap: '12px' },
});

interface MatchingProps {
  question: Question;
  value: AnswerValue | undefined;
  labelledBy: string;
  onChange: (value: AnswerValue) => void;
}

/** Each item of the left side chooses its partner from a list; the right side stands beside it in full. */
export function Matching({ question, value, labelledBy, onChange }: MatchingProps) {
  const styles = useStyles();
  const { t } = useTranslation('answering');
  const { options, targets = [] } = question;
  const chosen = targetsOf(question, value);
  return (
    <div className={styles.room}>
      <fieldset aria-labelledby={labelledBy} className={styles.columns}>
        <ol className={styles.list}>
          {options.map(({ key, html }, at) => (
            <li key={key} className={styles.row}>
              <KeyTile>{key}</KeyTile>
              <span className={styles.text}>
                <SafeHtml html={html} inline />
              </span>
              <Select
                className={styles.select}
                aria-label={t('matching.partnerOf', { item: plainText(html) || key })}
                value={chosen[at] ?? ''}
                onChange={(_, data) => onChange(pair(question, value, at, data.value))}
              >
                <option value="">{t('matching.none')}</option>
                {targets.map((target) => (
                  <option key={target.key} value={target.key}>
                    {optionLine(target)}
                  </option>
                ))}
              </Select>
            </li>
          ))}
        </ol>
        <section className={styles.targets} aria-label={t('matching.targets')}>
          <h2 className={styles.heading}>{t('matching.targets')}</h2>
          <ul className={styles.list}>
            {targets.map(({ key, html }) => (
              <li key={key} className={styles.target}>
                <KeyTile>{key}</KeyTile>
                <SafeHtml html={html} inline />
              </li>
            ))}
          </ul>
        </section>
      </fieldset>
    </div>
  );
}

/** A picture has no text: its key stands for it. */
function optionLine({ key, html }: Option): string {
  const text = plainText(html);
  return text === '' ? key : `${key}  ${text}`;
}
