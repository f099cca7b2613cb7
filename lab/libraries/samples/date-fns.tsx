import { format } from 'date-fns';

/** What the page shows once the library works. */
export const shows = '9 January 1999';

export default function Sample() {
  return <output>{format(new Date(1999, 0, 9), 'd MMMM yyyy')}</output>;
}
