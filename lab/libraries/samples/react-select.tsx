import { useHydrated } from '@mint-row/kit/ui';
import Select from 'react-select';

const sets = [{ value: 'base', label: 'Base Set' }];

/** What the page shows once the library works. */
export const shows = 'Base Set';

function Sample() {
  return (
    <Select
      instanceId="sets"
      options={sets}
      defaultValue={sets[0]}
      formatOptionLabel={({ label }) => <output>{label}</output>}
    />
  );
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}
