import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lab } from '#contract/platform/live/lab.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { labStateOf } from './lab-rules.ts';

const useStyles = makeStyles({
  panel: { minWidth: 0, padding: '8px 0' },
  title: {
    margin: 0,
    padding: '8px 16px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  button: {
    width: '100%',
    minHeight: '48px',
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: '8px 16px',
    border: 'none',
    borderLeft: '3px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    borderLeftColor: tokens.colorBrandStroke1,
    backgroundColor: tokens.colorNeutralBackground1Selected,
    fontWeight: tokens.fontWeightSemibold,
  },
  state: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
});

interface LabChoiceProps {
  labs: readonly Lab[];
  shownId: string;
  onChoose: (labId: string) => void;
}

/** The labs of the course, one of which is shown. */
export function LabChoice({ labs, shownId, onChoose }: LabChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation('lab');
  const titleId = useId();
  return (
    <Panel as="section" className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('ofCourse')}
      </h2>
      <ul className={styles.list}>
        {labs.map((lab) => (
          <li key={lab.labId}>
            <button
              type="button"
              className={mergeClasses(styles.button, lab.labId === shownId && styles.current)}
              aria-current={lab.labId === shownId ? 'true' : undefined}
              onClick={() => onChoose(lab.labId)}
            >
              <PlatformText text={lab.labName || t('title')} />
              <span className={styles.state}>{t(`state.${labStateOf(lab)}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
