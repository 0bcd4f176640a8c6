import type { MouseEvent, ReactNode } from 'react';
import { RouteLink } from '#ui/RouteLink.tsx';
import type { ResolvedLink } from './links.ts';

interface SmartLinkProps {
  link: ResolvedLink;
  className?: string | undefined;
  children: ReactNode;
}

/** A link with its address to see and to copy; where a click leads is the link's own affair. */
export function SmartLink({ link, className, children }: SmartLinkProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    link.open();
  };
  if (link.inside) {
    return (
      <RouteLink className={className} to={link.href} onClick={onClick}>
        {children}
      </RouteLink>
    );
  }
  return (
    <a className={className} href={link.href} onClick={onClick}>
      {children}
    </a>
  );
}
