import { FaStar } from 'react-icons/fa';

/** What the page shows once the library works. */
export const shows = 'Star';

export default function Sample() {
  return (
    <>
      <FaStar />
      <output>Star</output>
    </>
  );
}
