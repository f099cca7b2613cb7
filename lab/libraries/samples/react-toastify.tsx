import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify';

/** What the page shows once the library works. */
export const shows = 'Saved';

export default function Sample() {
  useEffect(() => {
    toast(<output>Saved</output>, { autoClose: false, toastId: 'one' });
  }, []);
  return <ToastContainer />;
}
