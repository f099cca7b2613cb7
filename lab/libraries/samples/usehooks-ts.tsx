import { useEffect } from 'react';
import { useCounter } from 'usehooks-ts';

/** What the page shows once the library works. */
export const shows = '2';

export default function Sample() {
  const { count, setCount } = useCounter(1);
  useEffect(() => setCount(2), [setCount]);
  return <output>{count}</output>;
}
