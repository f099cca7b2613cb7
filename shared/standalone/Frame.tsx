import { base, entry, name, offers, pages } from 'virtual:remote';
import {
  type Catalogue,
  catalogueFile,
  currentPlace,
  drawingAddresses,
  entriesFor,
  kinds,
  mergeCatalogues,
  type PageData,
  type PageProps,
  pageDataFile,
  withPlaceValues,
} from '@mint-row/kit/contract';
import { importPage } from '@mint-row/kit/federation';
import { watchSections } from '@mint-row/kit/runtime/host';
import { useQuery } from '@tanstack/react-query';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A remote on its own: an index of its pages, and the page that the address names. */
export function Frame() {
  const { pathname } = useLocation();
  const page = pages.find(({ path }) => path === pathname);
  return (
    <>
      <header className="standalone-index">
        <p>
          <strong>{name}</strong>, alone
        </p>
        <nav aria-label="Pages of this remote">
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path} aria-current={path === pathname ? 'page' : undefined} title={title}>
                  {path}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main">
        {page ? (
          <Suspense fallback={<p role="status">Loading …</p>}>
            <FailureMessage key={page.path} remote={name} expose={page.expose}>
              <StandalonePage {...page} />
            </FailureMessage>
          </Suspense>
        ) : (
          <p>
            This remote has no page at <code>{pathname}</code>. Choose one above.
          </p>
        )}
      </main>
    </>
  );
}

function StandalonePage({ path, expose }: { path: string; expose: string }) {
  useEffect(watchSections);
  const Page = pageOf(expose);
  const page = useQuery({ queryKey: [path], queryFn: () => read<PageData>(pageDataFile(path)) });
  // Only this remote's own entries: those of the others are not available here.
  const catalogue = useQuery({ queryKey: ['catalogue'], queryFn: readCatalogue });
  const failure = page.error ?? catalogue.error;
  if (failure) return <p role="alert">{String(failure)}</p>;
  if (!page.data || !catalogue.data) return <p role="status">Loading …</p>;
  const props: PageProps = {
    data: withPlaceValues(page.data.data, currentPlace()),
    drawings: drawingAddresses(base, page.data.drawings),
    catalogue: entriesFor(path, page.data, catalogue.data),
  };
  return (
    <div data-app={name}>
      <Page {...props} />
    </div>
  );
}

interface FailureProps {
  remote: string;
  expose: string;
  children: ReactNode;
}

/** Shows an error that a page throws in place of the page, with the page's name. */
class FailureMessage extends Component<FailureProps, { thrown: { error: unknown } | null }> {
  override state: { thrown: { error: unknown } | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return (
      <div role="alert" className="standalone-failure">
        <p>
          <strong>{this.props.remote}</strong>: {this.props.expose} failed.
        </p>
        <pre>{String(thrown.error)}</pre>
      </div>
    );
  }
}

const lazyPages = new Map<string, ReturnType<typeof lazy<ComponentType<PageProps>>>>();

/** The same component for each exposed module, however often it is mounted. */
function pageOf(expose: string) {
  const page = lazyPages.get(expose) ?? lazy(async () => ({ default: await importPage(entry, expose) }));
  lazyPages.set(expose, page);
  return page;
}

async function readCatalogue(): Promise<Catalogue> {
  const entries = await Promise.all(offers.map(async (kind) => [kind, await read<Catalogue>(catalogueFile(kind))]));
  return mergeCatalogues(kinds, [{ base, catalogue: Object.fromEntries(entries) }]);
}

async function read<Content>(file: string): Promise<Content> {
  const response = await fetch(base + file);
  if (!response.ok) throw new Error(`${base}${file} answered ${response.status}.`);
  return response.json() as Promise<Content>;
}
