import { useEffect } from 'react';
import { useImmer } from 'use-immer';

/** What the page shows once the library works. */
export const shows = '2';

export default function Sample() {
  const [state, update] = useImmer({ count: 1 });
  useEffect(() => {
    update((draft) => {
      draft.count = 2;
    });
  }, [update]);
  return <output>{state.count}</output>;
}
