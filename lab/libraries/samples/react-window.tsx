import { useHydrated } from '@mint-row/kit/ui';
import { List } from 'react-window';

function Row({ index }: { index: number }) {
  return <div>{index === 0 ? <output>Row 0</output> : `Row ${index}`}</div>;
}

/** What the page shows once the library works. */
export const shows = 'Row 0';

function Sample() {
  return <List rowComponent={Row} rowCount={1000} rowHeight={20} rowProps={{}} />;
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}
