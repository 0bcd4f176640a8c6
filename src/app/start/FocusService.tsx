import { useFocusFinders } from '@fluentui/react-components';

/**
 * Prevents Fluent's focus service from being disposed with its last user: it would leave `aria-hidden` on the page
 * behind a dialog, and a screen opened from a dialog would be hidden from screen readers.
 */
export function FocusService() {
  useFocusFinders();
  return null;
}
