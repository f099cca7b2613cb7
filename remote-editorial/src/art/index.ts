import { borders, pile } from './borders.ts';
import { cape } from './cape.ts';
import { gradersLabels, priceColumns, priceTags, slab, sleeve } from './guide-covers.ts';
import { fullPage, openGuide, shopFront } from './home-steps.ts';
import { loupe, loupeWide } from './loupe.ts';
import { meadow } from './meadow.ts';
import { chippedEdges, marks, peak, softCorners } from './peak.ts';
import { photographs } from './photographs.ts';
import { plans } from './plans/index.ts';
import { shoebox } from './shoebox.ts';
import { signs } from './signs.ts';
import { terms } from './terms.ts';

/** Drawings of a kind, with its name before theirs. */
function named(kind: string, drawings: Record<string, () => string>): Record<string, () => string> {
  return Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${kind}-${name}`, draw]));
}

/** Every drawing of this remote: covers, the cards of the home page, photographs, small signs for links, terms, pictures of guides, and the plans of the Top 50. */
export const art: Record<string, () => string> = {
  loupe,
  'loupe-wide': loupeWide,
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
  ...plans,
};
