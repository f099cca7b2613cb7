import { loadSearch } from '@mint-row/kit/runtime';
import { searchWith, useAddress } from '@mint-row/kit/ui';
import { type ReactNode, useEffect, useState } from 'react';

type Search = Awaited<ReturnType<typeof loadSearch>>;

/** How many results of each kind the page shows. */
const most = 50;

interface AddressedSearchProps {
  /** What stands there if the code of the search does not load. */
  failed: ReactNode;
  /** What stands in the place of results while there are none. */
  children: ReactNode;
}

/** The search whose query is in the address: `?q=`. Until its code is there, its place is busy. */
export function AddressedSearch({ failed, children }: AddressedSearchProps) {
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
    <search.SearchBox key={query} query={query} most={most} onQuery={keepInAddress}>
      {children}
    </search.SearchBox>
  );
}

/** In place of the address before, past the router: nothing on the page is to change. */
function keepInAddress(query: string) {
  const { pathname, search } = window.location;
  if (query === (new URLSearchParams(search).get('q') ?? '')) return;
  window.history.replaceState(window.history.state, '', pathname + searchWith(search, { q: query }));
}
