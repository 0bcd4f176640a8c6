import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

interface PageLinkProps {
  path: string;
  /** In the middle of a sentence. */
  inline?: boolean;
  children: ReactNode;
}

/** Fluent's link to another screen of ours. */
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
