import { borders } from './borders.ts';
import { cape } from './cape.ts';
import { fullPage } from './full-page.ts';
import { gradersLabels } from './graders-labels.ts';
import { loupe } from './loupe.ts';
import { meadow } from './meadow.ts';
import { openGuide } from './open-guide.ts';
import { peak } from './peak.ts';
import { photographs } from './photographs/index.ts';
import { pile } from './pile.ts';
import { priceColumns } from './price-columns.ts';
import { priceTags } from './price-tags.ts';
import { shoebox } from './shoebox.ts';
import { shopFront } from './shop-front.ts';
import { signs } from './signs/index.ts';
import { slab } from './slab.ts';
import { sleeve } from './sleeve.ts';
import { terms } from './terms/index.ts';
import { chippedEdges, marks, softCorners } from './wear.ts';

/** Drawings of a kind, with its name before theirs. */
function named(kind: string, drawings: Record<string, () => string>): Record<string, () => string> {
  return Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${kind}-${name}`, draw]));
}

/** Every drawing of this remote: covers, the cards of the home page, photographs, small signs for links, terms, and pictures of guides. */
export const art: Record<string, () => string> = {
  loupe,
  cape,
  borders,
  pile,
  meadow,
  shoebox,
  peak,
  ...named('peak', { corners: softCorners, chips: chippedEdges, marks }),
  'open-guide': openGuide,
  'shop-front': shopFront,
  'full-page': fullPage,
  ...named('photograph', photographs),
  ...named('sign', signs),
  ...named('term', terms),
  slab,
  sleeve,
  'graders-labels': gradersLabels,
  'price-tags': priceTags,
  'price-columns': priceColumns,
};
