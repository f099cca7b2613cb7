import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

const count = atom(1);

/** What the page shows once the library works. */
export const shows = '2';

export default function Sample() {
  const [value, set] = useAtom(count);
  useEffect(() => set(2), [set]);
  return <output>{value}</output>;
}
