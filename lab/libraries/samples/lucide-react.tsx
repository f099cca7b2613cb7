import { Star } from 'lucide-react';

/** What the page shows once the library works. */
export const shows = 'Star';

export default function Sample() {
  return (
    <>
      <Star />
      <output>Star</output>
    </>
  );
}
