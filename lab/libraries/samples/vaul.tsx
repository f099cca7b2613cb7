import { useHydrated } from '@mint-row/kit/ui';
import { Drawer } from 'vaul';

/** What the page shows once the library works. */
export const shows = 'Open';

function Sample() {
  return (
    <Drawer.Root open modal={false}>
      <Drawer.Portal>
        <Drawer.Content>
          <Drawer.Title>A card</Drawer.Title>
          <output>Open</output>
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}
