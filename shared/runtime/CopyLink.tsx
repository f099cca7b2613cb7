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
  const copied = await write(address);
  if (!copied) history.replaceState(history.state, '', address);
  const said = copied ? 'Link copied' : 'This browser does not allow copying. The link is in the address bar.';
  // If the toast library does not load, no message is shown.
  await notify(said).catch(() => {});
}

async function write(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}
