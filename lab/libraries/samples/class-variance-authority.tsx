import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';

const label = cva('', { variants: { size: { small: 'text-sm' } } });

/** What the page shows once the library works. */
export const shows = 'text-sm';

export default function Sample() {
  return <output>{clsx(label({ size: 'small' }).trim())}</output>;
}
