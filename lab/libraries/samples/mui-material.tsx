import { useHydrated } from '@mint-row/kit/ui';
import Button from '@mui/material/Button';

/** What the page shows once the library works. */
export const shows = 'Pressed';

function Sample() {
  return (
    <Button variant="contained">
      <output>Pressed</output>
    </Button>
  );
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}
