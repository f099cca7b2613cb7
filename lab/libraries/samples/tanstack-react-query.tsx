import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';

const client = new QueryClient();

function Cards() {
  const { data } = useQuery({ queryKey: ['cards'], queryFn: async () => 'three cards' });
  return <output>{data ?? 'loading'}</output>;
}

/** What the page shows once the library works. */
export const shows = 'three cards';

export default function Sample() {
  return (
    <QueryClientProvider client={client}>
      <Cards />
    </QueryClientProvider>
  );
}
