import type { RemoteName } from '@mint-row/kit/contract';
import { useLocation } from 'react-router-dom';
import { currentLink, headerLinks, panelOf } from '../navigation/links.ts';
import { PanelLinks } from './PanelLinks.tsx';
import { usePopover } from './use-popover.ts';

/**
 * The site's only navigation: a row on wide screens, whose panel opens beside "Guides"; otherwise a menu that has the
 * links of both. The browser itself opens them.
 */
export function Navigation({ remote }: { remote: RemoteName | undefined }) {
  const { pathname } = useLocation();
  const current = currentLink(headerLinks, pathname, remote)?.href;
  const state = current === pathname ? 'page' : true;
  const menu = usePopover<HTMLElement>('menu');
  const panel = usePopover<HTMLDivElement>('panel');

  return (
    <>
      <button {...menu.button} type="button" className="menu-button">
        <span aria-hidden="true" className="menu-glyph" />
        <span className="sr-only">Menu</span>
      </button>
      <nav {...menu.popover} aria-label="Main" className="site-nav header-sheet">
        <ul className="header">
          {headerLinks.map(({ name, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? state : undefined}>
                {name}
              </a>
              {href === panelOf && (
                <button {...panel.button} type="button" className="panel-button">
                  <span className="sr-only">Guides and lists</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        <div {...panel.popover} className="panel header-sheet">
          <PanelLinks />
        </div>
      </nav>
    </>
  );
}
