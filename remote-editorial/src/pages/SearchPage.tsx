import { type Franchise, type PageProps, paths } from '@mint-row/kit/contract';
import { loadSearch } from '@mint-row/kit/runtime';
import { searchWith, useAddress } from '@mint-row/kit/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { searchWords } from '../content/search.ts';
import './search.css';
import '../styles.css';

/** The search as a page, and the lists that do without it. */
export default function SearchPage({ data: words, catalogue }: PageProps<typeof searchWords>) {
  const { characters, values, guides, glossary, faq } = words.links;
  const lists = [
    { href: paths.characters, ...characters },
    { href: paths.values, ...values },
    { href: paths.guides, ...guides },
    { href: paths.glossary, ...glossary },
    { href: paths.faq, ...faq },
  ];
  return (
    <div className="wrap grid gap-x-16 pt-6 pb-section lg:grid-cols-12">
      <header className="lg:col-span-12">
        <h1 className="type-display">{words.heading}</h1>
        <p className="type-lead script-only mt-4 max-w-measure">{words.lead}</p>
      </header>
      <div className="search-place script-only mt-8 lg:col-span-8">
        <AddressedSearch failed={<p>{words.failed}</p>}>
          <SearchKinds words={words.kinds} />
        </AddressedSearch>
      </div>
      <section aria-labelledby="lists" className="search-lists mt-8 lg:col-span-4">
        <h2 id="lists" className="type-title">
          {words.lists}
        </h2>
        <p className="mt-3">{words.listsWork}</p>
        <ul className="mt-4">
          {lists.map(({ href, name, text }) => (
            <li key={href} className="border-hairline border-t pb-4">
              <a href={href} className="quiet-link">
                {name}
              </a>
              <p className="text-muted text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <FranchiseLinks franchises={catalogue.franchises} words={words.franchise} />
    </div>
  );
}

type Search = Awaited<ReturnType<typeof loadSearch>>;

/** The page shows more results of each kind than the dialog. */
const maxResultsPerKind = 50;

interface AddressedSearchProps {
  /** Takes the search's place if its code does not load. */
  failed: ReactNode;
  /** Takes the place of results while there are none. */
  children: ReactNode;
}

/** The search whose query is in the address: `?q=`. Until its code is there, its place is busy. */
function AddressedSearch({ failed, children }: AddressedSearchProps) {
  const [search, setSearch] = useState<Search | 'failed' | null>(null);
  const [address] = useAddress();
  const query = address.get('q') ?? '';
  useEffect(() => {
    loadSearch().then(setSearch, () => setSearch('failed'));
  }, []);
  if (search === null) return <div aria-busy="true" />;
  if (search === 'failed') return failed;
  // Another address, for example by going back, is another search.
  return (
    <search.SearchBox key={query} query={query} most={maxResultsPerKind} onQuery={keepInAddress}>
      {children}
    </search.SearchBox>
  );
}

/** Replaces the address without the router, so that nothing else on the page changes. */
function keepInAddress(query: string) {
  const { pathname, search } = window.location;
  if (query === (new URLSearchParams(search).get('q') ?? '')) return;
  window.history.replaceState(window.history.state, '', pathname + searchWith(search, { q: query }));
}

/** The kinds of things that the search finds, each with an example to try. */
function SearchKinds({ words }: { words: typeof searchWords.kinds }) {
  return (
    <>
      <h2 className="type-label mt-4">{words.heading}</h2>
      <ul className="search-kinds">
        {words.rows.map(({ name, text, query }) => (
          <li key={name}>
            <p>
              <b>{name}</b> {text}
            </p>
            <a href={`${paths.search}?q=${encodeURIComponent(query)}`} className="quiet-link">
              {query}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FranchiseLinksProps {
  franchises: readonly Franchise[] | undefined;
  words: typeof searchWords.franchise;
}

/** The pages that list what each franchise has. */
function FranchiseLinks({ franchises, words }: FranchiseLinksProps) {
  return (
    <ul className="search-franchises">
      {franchises?.map(({ slug, name, accent, path, characters }) => (
        <li key={slug} data-accent={accent}>
          <h2 className="type-title">{name}</h2>
          <ul>
            {[
              { href: path, text: words.cards },
              { href: characters, text: words.characters },
              { href: `${paths.checklists}?list=${slug}`, text: words.checklist },
            ].map(({ href, text }) => (
              <li key={href}>
                <a href={href} className="quiet-link">
                  {name} {text}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
