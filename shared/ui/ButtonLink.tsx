import type { ReactNode } from 'react';
import { NewTabMark } from './NewTabMark.tsx';

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
