import { useHydrated } from '@mint-row/kit/ui';
import { useEffect } from 'react';
import toast, { Toaster } from 'react-hot-toast';

/** What the page shows once the library works. */
export const shows = 'Saved';

function Sample() {
  useEffect(() => {
    toast(<output>Saved</output>, { duration: Number.POSITIVE_INFINITY });
  }, []);
  return <Toaster />;
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}
