import { useFocusFinders } from '@fluentui/react-components';

/**
 * Keeps Fluent's focus service alive between screens. It ends with its last user and then forgets to take `aria-hidden`
 * off the page behind a dialog: a screen left from within a dialog would stay hidden to screen readers.
 */
export function FocusKeeper() {
  useFocusFinders();
  return null;
}
