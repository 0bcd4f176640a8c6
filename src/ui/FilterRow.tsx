import { makeStyles, mergeClasses, ToggleButton, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    flexShrink: 0,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  choice: {
    minWidth: 0,
    paddingInline: '6px',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
});

interface FilterRowProps<Filter extends string> {
  /** What a screen reader calls the row. */
  label: string;
  choices: readonly { filter: Filter; text: string }[];
  chosen: Filter;
  onChoose: (filter: Filter) => void;
  className?: string;
}

/** What of a list is shown: one choice at a time. */
export function FilterRow<Filter extends string>(props: FilterRowProps<Filter>) {
  const { label, choices, chosen, onChoose, className } = props;
  const styles = useStyles();
  return (
    <fieldset aria-label={label} className={mergeClasses(styles.row, className)}>
      {choices.map(({ filter, text }) => (
        <ToggleButton
          key={filter}
          size="small"
          appearance="subtle"
          className={styles.choice}
          checked={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {text}
        </ToggleButton>
      ))}
    </fieldset>
  );
}
