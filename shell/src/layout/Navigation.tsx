import type { RemoteName } from '@mint-row/kit/contract';
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentLink, navigationLinks } from '../navigation/links.ts';

const menuId = 'menu';

const lists = Object.entries(navigationLinks);
const all = lists.flatMap(([, links]) => links);

/** The site's only navigation: a row on wide screens, otherwise a menu that the browser itself opens. */
export function Navigation({ remote }: { remote: RemoteName | undefined }) {
  const { pathname } = useLocation();
  const current = currentLink(all, pathname, remote)?.href;
  const state = current === pathname ? 'page' : true;
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Undefined until it changes: the browser reports the state of a popover's button itself.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) setOpen(true);
  }, []);

  const close = () => menu.current?.matches(':popover-open') && menu.current.hidePopover();
  const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close();
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const inside = relatedTarget instanceof Node && menu.current?.contains(relatedTarget);
    if (relatedTarget && relatedTarget !== button.current && !inside) close();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-button"
        popoverTarget={menuId}
        aria-expanded={open}
        aria-controls={menuId}
        onBlur={onBlur}
      >
        <span aria-hidden="true" className="menu-glyph" />
        <span className="sr-only">Menu</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links are what is clicked, and Enter clicks them. */}
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label="Main"
        className="site-nav"
        onClick={onClick}
        onBlur={onBlur}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {lists.map(([list, links]) => (
          <ul key={list} className={list}>
            {links.map(({ name, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === current ? state : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </>
  );
}
