import useSWR from 'swr';

/** What the page shows once the library works. */
export const shows = 'three cards';

export default function Sample() {
  const { data } = useSWR('cards', async () => 'three cards');
  return <output>{data ?? 'loading'}</output>;
}
