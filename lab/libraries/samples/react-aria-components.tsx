import { ToggleButton } from 'react-aria-components';

/** What the page shows once the library works. */
export const shows = 'Pressed';

export default function Sample() {
  return (
    <ToggleButton defaultSelected>
      {({ isSelected }) => <output>{isSelected ? 'Pressed' : 'not pressed'}</output>}
    </ToggleButton>
  );
}
