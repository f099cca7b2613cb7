import { borders } from './borders.ts';
import { cape } from './cape.ts';
import { gradersLabels } from './graders-labels.ts';
import { loupe } from './loupe.ts';
import { meadow } from './meadow.ts';
import { priceColumns } from './price-columns.ts';
import { priceTags } from './price-tags.ts';
import { shoebox } from './shoebox.ts';
import { slab } from './slab.ts';
import { sleeve } from './sleeve.ts';

/**
 * Every drawing of this remote: the home page's loupe, a cover for each franchise, the founders' shoebox, and those of
 * guides in their index.
 */
export const art: Record<string, () => string> = {
  loupe,
  cape,
  borders,
  meadow,
  shoebox,
  slab,
  'graders-labels': gradersLabels,
  'price-tags': priceTags,
  sleeve,
  'price-columns': priceColumns,
};
