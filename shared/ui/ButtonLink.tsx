import type { ReactNode } from 'react';

const looks = {
  solid: 'button button-solid',
  inverse: 'button button-inverse',
  line: 'button',
};

interface ButtonLinkProps {
  href: string;
  look?: keyof typeof looks;
  className?: string;
  children: ReactNode;
}

/** A link styled as a button. One that leaves the site opens a new tab and says so. */
export function ButtonLink({ href, look = 'solid', className = '', children }: ButtonLinkProps) {
  const external = href.startsWith('https:');
  return (
    <a
      href={href}
      className={`${looks[look]} ${className}`}
      {...(external ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {external && <NewTabMark />}
    </a>
  );
}

/** The end of a link to a new tab: an arrow to see, and text for screen readers. */
export function NewTabMark() {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0" fill="none" stroke="currentColor">
        <path d="M2 10 10 2M3.5 2H10v6.5" strokeWidth="2" />
      </svg>
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  );
}
