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
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Searches that this field began and that have not become the value yet: typing goes on meanwhile. */
  const [underway, setUnderway] = useState<readonly string[]>([]);
  if (value !== known) {
    const own = underway.indexOf(value);
    setKnown(value);
    setUnderway(own === -1 ? [] : underway.slice(own + 1));
    if (own === -1) setText(value);
  }
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const wanted = text.trim();
  const begun = underway.at(-1) ?? known;
  useEffect(() => {
    if (wanted === begun) return undefined;
    const timer = setTimeout(() => {
      setUnderway((before) => [...before, wanted]);
      latest.current(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, begun]);
  return (
    <SearchBox
      className={className}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(_, data) => setText(data.value)}
    />
  );
}
