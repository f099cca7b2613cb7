/** What a copy of a card brings: "$500+", and what else is said of the copy, "1st Edition"; null if nothing is. */
export interface CardPrice {
  text: `$${string}`;
  note: string | null;
}

/** A card and its value, as the price guide and the search show them. */
export interface CardEntry {
  /** What binders and addresses name it by, unique on the site: see `cardKey` in `shared/content`. */
  key: string;
  title: string;
  /** The page that says more about it, and the card's anchor there. */
  path: string;
  anchor: string;
  /** Set and year: "1992 SkyBox Marvel Masterpieces"; null if its page does not say. */
  set: string | null;
  year: number;
  /** As printed on the card: "4", "MH1"; null if it has none or several. */
  number: string | null;
  /** The slug of its franchise. */
  franchise: string;
  /** Its character, on whose page it is; null for a card of the ranking. */
  character: { slug: string; name: string } | null;
  /**
   * Its place in the ranking, the grade that is valued, and the sale that the value is, "2021, Heritage", unless it is
   * an estimate; null for any other card.
   */
  ranked: { rank: number; grade: string; sale: string | null } | null;
  /** In US dollars: "$500-$2,000+", or a single value. */
  range: `$${string}`;
  /** The copies at the ends of an estimated range: "raw" and "PSA 10"; null if the range rests on sales alone. */
  ends: { low: string; high: string } | null;
  /** The prices of a raw copy and of one that PSA graded 10, if they are ends of the range: no others are known. */
  raw: CardPrice | null;
  psa10: CardPrice | null;
  /** The grades of the copies that the range and the sales are about. */
  grades: readonly ('raw' | 'psa10' | 'psa9' | 'other')[];
  /** What the range rests on, the firmest first: sales, an estimate with a dated sale beside it, an estimate alone. */
  basis: 'sale' | 'supported' | 'estimate';
  /** Its dated sales: "PSA 10", "$270,100", "Goldin, August 2025". */
  sales: readonly { copy: string; price: `$${string}`; when: string }[];
  /** When the value was last reviewed, as an ISO date. */
  reviewed: string;
  /** The name of its schematic among its franchise's drawings; omitted if it has none. */
  drawing?: string | undefined;
}
