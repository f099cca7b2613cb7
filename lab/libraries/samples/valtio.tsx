import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

const state = proxy({ count: 1 });

/** What the page shows once the library works. */
export const shows = '2';

export default function Sample() {
  const { count } = useSnapshot(state);
  useEffect(() => {
    state.count = 2;
  }, []);
  return <output>{count}</output>;
}
