import { useHydrated } from '@mint-row/kit/ui';
import { Command } from 'cmdk';

/** What the page shows once the library works. */
export const shows = 'Charizard';

function Sample() {
  return (
    <Command label="Cards">
      <Command.Input />
      <Command.List>
        <Command.Item>
          <output>Charizard</output>
        </Command.Item>
      </Command.List>
    </Command>
  );
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}
