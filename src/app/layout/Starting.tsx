/** Nothing is shown while a screen or a redirect is on its way: it takes a moment, and a flash would be worse. */
export function Starting() {
  return null;
}
