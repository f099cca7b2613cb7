import { site } from '@mint-row/kit/content';
import { currentPlace, type Place } from '@mint-row/kit/contract';
import { unbroken } from '@mint-row/kit/ui';
import { linksOf } from '../route-table.ts';

const columns = [
  { heading: 'Quick links', list: 'footer' },
  { heading: 'Resources', list: 'resources' },
] as const;

/** The end of every page: who we are, links to the site and to social media, and the small print. */
export function Footer() {
  const { store, email, social } = currentPlace();
  return (
    <footer className="site-footer">
      <div className="wrap footer-columns grid gap-10 md:grid-cols-4 lg:grid-cols-12 print:block">
        <div className="md:col-span-4 lg:col-span-5">
          <div className="type-display text-heading">{site.name}</div>
          <p className="footer-note">{site.independence}</p>
          <div className="mt-5">
            <SocialLinks social={social} />
          </div>
        </div>
        {columns.map(({ heading, list }) => (
          <nav key={heading} aria-label={heading} className="lg:col-span-2">
            <h2 className="footer-heading">{heading}</h2>
            <ul>
              {linksOf(list).map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="md:col-span-2 lg:col-span-3">
          <h2 className="footer-heading">Contact</h2>
          <address className="footer-address">
            <span>{store.name}</span>
            <span>
              {unbroken(store.street)}, {store.city}
            </span>
            <span>{unbroken(store.hours)}</span>
            <a href={`mailto:${email.sales}`}>{email.sales}</a>
          </address>
        </div>
      </div>
      <nav aria-label="Legal" className="footer-legal">
        <ul className="wrap grid gap-x-10 py-3 md:flex">
          {linksOf('legal').map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

/** Our own icons for each kind of place: no company's logo. */
const glyphs: Record<Place['social'][number]['name'], string> = {
  Instagram: 'M2.5 6h3.2l1.5-2.5h5.6L14.3 6h3.2v10.5h-15zM10 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  YouTube: 'M2 4h16v12H2zM8.2 7.2v5.6l4.8-2.8z',
  X: 'M2.5 3.5h15v10h-8l-4 3.5v-3.5h-3zM6 7h8M6 10h5',
  Discord: 'M2 3h11v7.5H7.5L4.8 13v-2.5H2zM15.5 7H18v7.5h-2.8V17l-2.7-2.5H8.5V13',
};

/** The shop’s social media links, as icons with names. */
function SocialLinks({ social }: Pick<Place, 'social'>) {
  return (
    <ul className="flex gap-2">
      {social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener" className="social-link" data-tooltip={name}>
            <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="none" stroke="currentColor">
              <path d={glyphs[name]} strokeWidth="1.6" strokeLinejoin="round" />
            </svg>
            <span className="sr-only">{name} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
