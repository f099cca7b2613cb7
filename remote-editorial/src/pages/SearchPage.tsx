import { type PageProps, paths } from '@mint-row/kit/contract';
import { Swatch } from '../directory/Swatch.tsx';
import { AddressedSearch } from '../search/AddressedSearch.tsx';
import type { searchWords } from '../search/words.ts';
import '../search/search-page.css';
import '../styles.css';

/** The search as a page, and the lists that do without it. */
export default function SearchPage({ data: words, catalogue }: PageProps<typeof searchWords>) {
  const { characters, values, guides, glossary } = words.links;
  const lists = [
    { href: paths.characters, ...characters },
    { href: paths.values, ...values },
    { href: paths.guides, ...guides },
    { href: paths.glossary, ...glossary },
  ];
  return (
    <div className="wrap grid gap-x-16 pt-section pb-section lg:grid-cols-12">
      <header className="lg:col-span-12">
        <h1 className="type-display">{words.heading}</h1>
        <p className="type-lead mt-8 max-w-measure">{words.lead}</p>
      </header>
      <div className="search-place script-only mt-8 lg:col-span-8">
        <AddressedSearch failed={<p>{words.failed}</p>}>
          <dl className="search-examples">
            {words.examples.map(({ by, query }) => (
              <div key={by}>
                <dt className="text-muted text-sm">{by}</dt>
                <dd>
                  <a href={`${paths.search}?q=${encodeURIComponent(query)}`} className="quiet-link">
                    {query}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </AddressedSearch>
      </div>
      <section aria-labelledby="begin" className="search-characters mt-8 lg:col-span-8">
        <h2 id="begin" className="type-title">
          {words.characters}
        </h2>
        <ul>
          {catalogue.characters?.map(({ slug, name, swatch }) => (
            <li key={slug}>
              <a href={paths.character(slug)}>
                <Swatch colours={swatch} /> {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="lists" className="search-lists mt-8 lg:col-span-4">
        <h2 id="lists" className="type-title">
          {words.lists}
        </h2>
        <p className="mt-3">{words.listsWork}</p>
        <ul className="mt-4">
          {lists.map(({ href, name, text }) => (
            <li key={href} className="mt-2">
              <a href={href} className="quiet-link">
                {name}
              </a>
              <p className="text-muted text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
