import type { Franchise, SectionEntry } from '../contract/index.ts';
import { schematicName } from './card-layout.ts';
import { sectionEntry } from './sections.ts';
import type { Sale } from './value.ts';

/** A short titled paragraph. */
export interface TitledText {
  title: string;
  text: string;
}

/** A set of cards to search for on the marketplace. */
export interface CardSet {
  /** As a collector would say it: "1992 SkyBox Marvel Masterpieces". */
  name: string;
  year: number;
  /** The size of the checklist: "162 cards, 5 holograms". */
  size: string;
  description: string;
  /** A card of the set, whose schematic stands beside it: its character, and its place on that page, from 0. */
  card: { slug: string; index: number };
}

/** One tile of "most collected characters". */
export interface CollectedCharacter {
  name: string;
  /** The character's slug: the name of its drawing, and of its page if it has one. */
  slug: string;
  /** True if this site has no page for the character: the tile is then not a link. */
  unlinked?: true;
  /** True of the one whose first notable card is shown as the first to look for. */
  begins?: true;
  /** One short line: why collectors want this character or its first card. */
  note: string;
}

/** A rare card or count, with the figure that says how rare. */
export interface RareCard extends TitledText {
  /** The highest sum of its sales, or a count: "$16,492,000". */
  figure: string;
  /** An explanation of the figure: "for the only copy in PSA 10". */
  label: string;
  /** Its sales, oldest first. */
  sales?: readonly Pick<Sale, 'price' | 'when'>[];
}

/** Everything a franchise's landing page says. */
export interface FranchiseLanding {
  hero: { heading: string; lead: string };
  why: { heading: string; points: readonly [TitledText, TitledText, TitledText] };
  sets: { heading: string; intro: string; items: readonly [CardSet, CardSet, CardSet] };
  tips: { heading: string; items: readonly [TitledText, TitledText, TitledText] };
  mostCollected: { heading: string; intro: string; characters: readonly CollectedCharacter[] };
  /** Rare or investment cards; Marvel's page has no such section. */
  rare?: { heading: string; intro: string; cards: readonly RareCard[]; caution: string };
  closing: TitledText;
}

/** The names of the drawings that every franchise's landing page shows: those of its sets, its characters, and a first card. */
export function landingDrawings({ sets, mostCollected }: FranchiseLanding): string[] {
  return [
    ...sets.items.map(({ card: { slug, index } }) => schematicName(slug, index)),
    ...mostCollected.characters.map(({ slug }) => slug),
    ...mostCollected.characters.filter(({ begins }) => begins).map(({ slug }) => schematicName(slug, 0)),
  ];
}

/** The sections of a franchise's landing page, as the search finds them. */
export function landingSections(landing: FranchiseLanding, { slug, name, path }: Franchise): SectionEntry[] {
  const { why, sets, tips, mostCollected: collected, rare } = landing;
  return Object.entries({ why, sets, tips, collected, ...(rare && { rare }) }).map(([anchor, content]) =>
    sectionEntry({ path, anchor, page: `${name} cards`, franchise: slug }, content),
  );
}
