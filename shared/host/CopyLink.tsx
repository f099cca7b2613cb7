import type { ReactNode } from 'react';
import { notify } from './toasts/notify.ts';

interface CopyLinkProps {
  /** The id, on this page, that the link leads to. */
  to: string;
  label: string;
  className?: string;
  children?: ReactNode;
}

/** A link to a part of the page; choosing it copies its address. Without JavaScript it is an ordinary link. */
export function CopyLink({ to, label, className, children }: CopyLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={className}
      aria-label={label}
      data-tooltip={label}
      onClick={(event) => {
        event.preventDefault();
        void copy(event.currentTarget.href);
      }}
    >
      {children}
    </a>
  );
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    await notify('Link copied');
  } catch {
    await notify('This browser did not let us copy. The link is in the address bar.');
    history.replaceState(history.state, '', address);
  }
}
