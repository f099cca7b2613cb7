import { useInView } from 'react-intersection-observer';

/** What the page shows once the library works. */
export const shows = 'In view';

export default function Sample() {
  const { ref, inView } = useInView();
  return <output ref={ref}>{inView ? 'In view' : 'out of view'}</output>;
}
