import { type ReactNode, useEffect, useRef } from 'react';
import type { FoundKind } from './entries.ts';
import type { FoundGroup } from './find.ts';

const titles: Record<FoundKind, string> = {
  characters: 'Characters',
  franchises: 'Franchises',
  cards: 'Cards',
  guides: 'Guides',
  sections: 'Passages',
  terms: 'Terms',
  questions: 'Questions',
  pages: 'Pages',
};

interface ResultsProps {
  /** The id of the list that they are in. */
  id: string;
  groups: readonly FoundGroup[];
  /** The place of the active one among all of them. */
  active: number;
}

/** The results by kind, each with its price, its page or its franchise, and its drawing or a swatch of the franchise's colour. */
export function Results({ id, groups, active }: ResultsProps) {
  let nextIndex = 0;
  return groups.map(({ kind, found }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox.
    <div key={kind} role="group" aria-label={titles[kind]} className="search-group">
      <span aria-hidden="true" className="search-kind">
        {titles[kind]}
      </span>
      {found.map(({ name, href, text, page, price, drawing, shown }) => {
        const index = nextIndex;
        nextIndex += 1;
        return (
          <Option key={href} id={optionId(id, index)} href={href} active={index === active} accent={shown?.accent}>
            {drawing ? (
              <img src={drawing} alt="" loading="lazy" className="search-drawing" />
            ) : (
              <span className="search-swatch" aria-hidden="true" />
            )}
            <span className="search-name">{name}</span>
            {price ? (
              <b className="search-price">{price}</b>
            ) : (
              (page ?? shown) && <span className="search-page">{page ?? shown?.name}</span>
            )}
            <span className="search-text">{text}</span>
          </Option>
        );
      })}
    </div>
  ));
}

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
