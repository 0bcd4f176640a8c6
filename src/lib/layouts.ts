type Key = Pick<KeyboardEvent, 'key' | 'code'>;

/** The letter of a key; where the layout or an input method gives none of ours, the one printed on its place. */
export function letterOf({ key, code }: Key): string {
  const letter = key.normalize('NFKC').toUpperCase();
  if (/^[A-Z]$/.test(letter)) return letter;
  const isForeign = isHidden(key) || (isNoneOfOurs(key) && /^\p{L}/u.test(key));
  return isForeign && /^Key[A-Z]$/.test(code) ? code.slice(3) : '';
}

/** The digit of a key, in the same way: on a French keyboard the row of digits gives letters and signs without Shift. */
export function digitOf({ key, code }: Key): string {
  const digit = key.normalize('NFKC');
  if (/^\d$/.test(digit)) return digit;
  return isHidden(key) || isNoneOfOurs(key) ? (/^Digit(\d)$/.exec(code)?.[1] ?? '') : '';
}

/** True where an input method or a dead key hides what was typed. */
const isHidden = (key: string) => key === 'Process' || key === 'Unidentified' || key === 'Dead';

/** True for a sign, or a letter of another alphabet. */
function isNoneOfOurs(key: string): boolean {
  return Array.from(key).length === 1 && key !== ' ' && !/^[A-Z0-9]$/.test(key.normalize('NFKC').toUpperCase());
}
