import { site } from '@mint-row/kit/content';
import { unbroken } from '@mint-row/kit/ui';
import { linksOf } from '../route-table.ts';
import { SocialLinks } from './SocialLinks.tsx';

const columns = [
  { heading: 'Quick links', list: 'footer' },
  { heading: 'Resources', list: 'resources' },
] as const;

/** The id of the footer: the document is not painted before it has arrived. */
export const footerId = 'site-footer';

/** The end of every page: who we are, links to the site and to social media, and the small print. */
export function Footer() {
  return (
    <footer id={footerId} className="site-footer">
      <div className="wrap footer-columns grid gap-10 md:grid-cols-4 lg:grid-cols-12 print:block">
        <div className="md:col-span-4 lg:col-span-5">
          <div className="type-display text-heading">{site.name}</div>
          <p className="footer-note">{site.independence}</p>
          <div className="mt-5">
            <SocialLinks />
          </div>
        </div>
        {columns.map(({ heading, list }) => (
          <nav key={heading} aria-label={heading} className="lg:col-span-2">
            <h2 className="footer-heading">{heading}</h2>
            <ul>
              {linksOf(list).map(({ name, href }) => (
                <li key={href}>
                  <a href={href} className="footer-link">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="md:col-span-2 lg:col-span-3">
          <h2 className="footer-heading">Contact</h2>
          <address className="footer-address">
            <span>{site.store.name}</span>
            <span>
              {unbroken(site.store.street)}, {site.store.city}
            </span>
            <span>{unbroken(site.store.hours)}</span>
            <a href={`mailto:${site.email.sales}`} className="footer-link">
              {site.email.sales}
            </a>
          </address>
        </div>
      </div>
      <nav aria-label="Legal" className="footer-legal">
        <ul className="wrap grid gap-x-10 py-3 md:flex">
          {linksOf('legal').map(({ name, href }) => (
            <li key={href}>
              <a href={href} className="footer-link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
