import { paths } from '@mint-row/kit/contract';
import { ButtonLink } from '@mint-row/kit/ui';
import { useEffect } from 'react';

const links = [
  { name: 'Marvel cards', href: '/marvel', accent: 'red' },
  { name: 'Star Wars cards', href: '/star-wars', accent: 'blue' },
  { name: 'Pokémon cards', href: '/pokemon', accent: 'yellow' },
  { name: 'Characters A–Z', href: paths.characters, mark: 'A' },
  { name: 'Top 50 cards', href: paths.top50, mark: '50' },
  { name: 'Guides', href: paths.guides, mark: '?' },
];

/** Shown at any path that has no page: a slab whose card is missing. */
export function NotFoundPage({ path }: { path: string }) {
  useEffect(() => {
    console.error(`404: there is no page at ${path}`);
  }, [path]);
  return (
    <div className="not-found">
      <div className="slab">
        <div className="missing-label">
          <h1>404</h1>
          <p>Oops! Page not found</p>
        </div>
        <div className="slab-window">
          <p className="missing-card">
            <span>This slab is empty</span>
          </p>
        </div>
      </div>
      <div className="not-found-words">
        <p className="type-lead">
          We turned it under the lamp and there is no card in it. Perhaps it moved to another page of the binder;
          perhaps it was never printed.
        </p>
        <ButtonLink href={paths.home} className="mt-8">
          Return to Home
        </ButtonLink>
        <nav aria-label="Other ways on">
          <ul>
            {links.map(({ href, name, mark, accent = 'grey' }) => (
              <li key={href} data-accent={accent}>
                <a href={href} data-mark={mark}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
