import { type ReactNode, useEffect, useRef } from 'react';

interface OptionProps {
  id: string;
  href: string;
  active: boolean;
  accent?: string | undefined;
  children: ReactNode;
}

/**
 * The id of a result's element.
 * @param list the id of the list
 * @param index its place among all results that are shown
 */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** A result: a link that the field's arrow keys reach instead of the Tab key. */
export function Option({ id, href, active, accent, children }: OptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <a
      ref={link}
      id={id}
      href={href}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      data-accent={accent}
      className="search-option"
    >
      {children}
    </a>
  );
}
