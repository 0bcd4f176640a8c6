import { SearchBox } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';

/** A search starts when typing pauses for this long. */
const pauseMs = 300;

interface SearchFieldProps {
  /** Accessible name and placeholder. */
  label: string;
  /** The current search, trimmed; a change from outside replaces what was typed. */
  value: string;
  onSearch: (value: string) => void;
  className?: string;
}

/** A search box that searches while the user types. */
export function SearchField({ label, value, onSearch, className }: SearchFieldProps) {
  const [typed, setTyped] = useState({ text: value, of: value });
  const text = typed.of === value ? typed.text : value;
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => latest.current(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <SearchBox
      className={className}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(_, data) => setTyped({ text: data.value, of: value })}
    />
  );
}
