import { panelLinks, shelfLinks } from '../navigation/links.ts';

/** What the panel beside "Guides" has, and the menu of small screens after the links of the row. */
export function PanelLinks() {
  return (
    <>
      <ul aria-label="Guides" className="shelves">
        {shelfLinks.map(({ name, href, accent }) => (
          <li key={href} data-accent={accent}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      <ul className="panel-links">
        {panelLinks.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
