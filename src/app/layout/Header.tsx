/** The navigation bar. */
export function Header() {
  return <header />;
}
