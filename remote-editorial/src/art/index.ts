import { borders } from './borders.ts';
import { cape } from './cape.ts';
import { loupe } from './loupe.ts';
import { meadow } from './meadow.ts';
import { shoebox } from './shoebox.ts';

/** Every drawing of this remote: the home page's loupe, a cover for each franchise, the founders' shoebox. */
export const art: Record<string, () => string> = { loupe, cape, borders, meadow, shoebox };
