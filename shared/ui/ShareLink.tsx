import type { ReactNode } from 'react';

interface ShareLinkProps {
  /** The id, on this page, that the link leads to. */
  to: string;
  /** The name of the shared part: "Iron Man #39". */
  name: string;
  className: string;
  children?: ReactNode;
}

/**
 * A link to a part of the page; choosing it shares its address (`watchShare` in `shared/runtime`). Without JavaScript it
 * is an ordinary link.
 */
export function ShareLink({ to, name, className, children = 'Share' }: ShareLinkProps) {
  return (
    <a href={`#${to}`} data-share className={className} aria-label={`Share ${name}`} data-tooltip="Share its address">
      {children}
    </a>
  );
}
