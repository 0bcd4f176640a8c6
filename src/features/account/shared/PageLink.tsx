import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

interface PageLinkProps {
  path: string;
  /** Rendered inline, within a sentence. */
  inline?: boolean;
  /** Its words; in a sentence of a translation `Trans` gives them. */
  children?: ReactNode;
}

/** A Fluent link to another screen. */
export function PageLink({ path, inline = false, children }: PageLinkProps) {
  const href = useHref(path);
  const navigate = useNavigate();
  return (
    <Link
      inline={inline}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        void navigate(path);
      }}
    >
      {children}
    </Link>
  );
}
