import { makeStyles, mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { formatNumber } from '#lib/format.ts';
import { distinctKeys } from './distinct-keys.ts';

const useStyles = makeStyles({
  list: {
    flexWrap: 'wrap',
    // Names of the platform can be longer than the page is wide.
    '& button': { maxWidth: 'min(320px, 100%)' },
    '& .fui-Tab__content': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  // Room for a count that comes with the list: the other tabs stay in their places.
  counted: { minWidth: '88px' },
});

/** One state or class of a list. */
export interface StatusTab<Value extends string> {
  value: Value;
  text: string;
  /** So many are in it; null: not known yet, and room is kept; left out: nobody counts. */
  count?: number | null;
}

interface StatusTabsProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  tabs: readonly StatusTab<Value>[];
  selected: Value;
  onSelect: (value: Value) => void;
  className?: string;
}

/** Tabs above a list that choose what of it is shown. One tab stop; arrow keys move, Enter and the space bar select. */
export function StatusTabs<Value extends string>({
  label,
  tabs,
  selected,
  onSelect,
  className,
}: StatusTabsProps<Value>) {
  const styles = useStyles();
  return (
    <TabList
      className={mergeClasses(styles.list, className)}
      aria-label={label}
      selectedValue={selected}
      onTabSelect={(_, chosen) => {
        const tab = tabs.find(({ value }) => value === chosen.value);
        if (tab) onSelect(tab.value);
      }}
    >
      {distinctKeys(
        tabs.map(({ value, text, count }) => (
          <Tab key={value} value={value} className={count === undefined ? undefined : styles.counted}>
            {typeof count === 'number' ? `${text} ${formatNumber(count)}` : text}
          </Tab>
        )),
      )}
    </TabList>
  );
}
