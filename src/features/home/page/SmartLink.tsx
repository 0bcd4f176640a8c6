import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ResolvedLink } from './links.ts';

interface SmartLinkProps {
  way: ResolvedLink;
  className?: string | undefined;
  children: ReactNode;
}

/** A link with its address to see and to copy; where a click leads is the way's own affair. */
export function SmartLink({ way, className, children }: SmartLinkProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    way.open();
  };
  if (way.inside) {
    return (
      <Link className={className} to={way.href} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={way.href} onClick={onClick}>
      {children}
    </a>
  );
}
