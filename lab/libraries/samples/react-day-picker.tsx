import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';

/** What the page shows once the library works. */
export const shows = 'January 1999';

export default function Sample() {
  return (
    <DayPicker
      month={new Date(1999, 0, 9)}
      components={{ CaptionLabel: ({ children }) => <output>{children}</output> }}
    />
  );
}
