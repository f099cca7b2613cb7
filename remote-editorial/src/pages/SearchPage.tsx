import { type PageProps, paths } from '@mint-row/kit/contract';
import { AddressedSearch } from '../search/AddressedSearch.tsx';
import { FranchiseLinks } from '../search/FranchiseLinks.tsx';
import { SearchKinds } from '../search/SearchKinds.tsx';
import type { searchWords } from '../search/words.ts';
import '../search/search-page.css';
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
    <div className="wrap grid gap-x-16 pt-section pb-section lg:grid-cols-12">
      <header className="lg:col-span-12">
        <h1 className="type-display">{words.heading}</h1>
        <p className="type-lead script-only mt-8 max-w-measure">{words.lead}</p>
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
