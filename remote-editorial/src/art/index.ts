import { borders } from './borders.ts';
import { cape } from './cape.ts';
import { fullPage } from './full-page.ts';
import { gradersLabels } from './graders-labels.ts';
import { loupe } from './loupe.ts';
import { meadow } from './meadow.ts';
import { openGuide } from './open-guide.ts';
import { peak } from './peak.ts';
import { pile } from './pile.ts';
import { priceColumns } from './price-columns.ts';
import { priceTags } from './price-tags.ts';
import { shoebox } from './shoebox.ts';
import { shopFront } from './shop-front.ts';
import { slab } from './slab.ts';
import { sleeve } from './sleeve.ts';
import { chippedEdges, marks, softCorners } from './wear.ts';

/**
 * Every drawing of this remote: the home page's, a cover for each franchise, the founders' shoebox, photographs of the
 * contact page, signs of short answers, and those of guides in their index.
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
  pile,
  peak,
  'peak-corners': softCorners,
  'peak-chips': chippedEdges,
  'peak-marks': marks,
  'open-guide': openGuide,
  'shop-front': shopFront,
  'full-page': fullPage,
};
