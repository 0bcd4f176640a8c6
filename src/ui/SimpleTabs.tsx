import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, type KeyboardEvent } from 'react';

const useStyles = makeStyles({
  list: { display: 'flex' },
  tab: {
    position: 'relative',
    padding: '12px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    cursor: 'pointer',
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: '10px',
      bottom: 0,
      height: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: 'transparent',
    },
    ':hover::after': { backgroundColor: tokens.colorNeutralStroke1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  on: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': { backgroundColor: tokens.colorCompoundBrandStroke },
    ':hover::after': { backgroundColor: tokens.colorCompoundBrandStrokeHover },
    '@media (forced-colors: active)': { '::after': { backgroundColor: 'Highlight' } },
  },
});

interface SimpleTabsProps<Value extends string> {
  tabs: readonly { value: Value; text: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
  className?: string;
}

/**
 * Tabs styled and operated like Fluent's, for the first screen: Fluent's own load a focus service of 20 KB.
 * One tab stop; arrow keys move the focus, Enter and the space bar select.
 */
export function SimpleTabs<Value extends string>({ tabs, selected, onSelect, className }: SimpleTabsProps<Value>) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    // The tabs are the controls; the list only moves the focus among them.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={list} role="tablist" className={mergeClasses(styles.list, className)} onKeyDown={onKeyDown}>
      {tabs.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          role="tab"
          aria-selected={value === selected}
          tabIndex={value === selected ? 0 : -1}
          className={mergeClasses(styles.tab, value === selected && styles.on)}
          onClick={() => onSelect(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
