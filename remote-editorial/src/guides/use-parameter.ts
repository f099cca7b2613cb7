import { withParameters } from '@mint-row/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** How long the value rests before the address has it, in milliseconds: browsers limit how often it may change. */
const rest = 300;

/**
 * A value that the address keeps, so that it can be shared. It is empty in the document, and until the page has hydrated.
 * @param name of the parameter in the address
 * @returns the value and its setter; an empty value leaves the address
 */
export function useParameter(name: string): readonly [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const inAddress = search.get(name) ?? '';
  const [value, setValue] = useState('');
  const known = useRef('');

  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    setValue(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (value === known.current) return;
    const timer = setTimeout(() => {
      // A page stays until the next one is ready, but the address is already the next one's.
      if (window.location.pathname !== pathname) return;
      known.current = value;
      setSearch(withParameters(window.location.search, { [name]: value }), { replace: true });
    }, rest);
    return () => clearTimeout(timer);
  }, [name, pathname, value, setSearch]);

  return [value, setValue];
}
