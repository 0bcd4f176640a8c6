import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Way } from './links.ts';

interface WayLinkProps {
  way: Way;
  className?: string | undefined;
  children: ReactNode;
}

/** A link with its address to see and to copy; where a click leads is the way's own affair. */
export function WayLink({ way, className, children }: WayLinkProps) {
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
