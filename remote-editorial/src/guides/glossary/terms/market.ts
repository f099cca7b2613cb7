import type { Term } from '../term.ts';

/** Packs, holders and sales. */
export const market: readonly Term[] = [
  {
    slug: 'sheet',
    name: 'Sheet',
    definition: 'The large board on which many cards are printed at once, before they are cut.',
    entry:
      '[1977 Star Wars](/guides/topps-1977) fits 66 to a sheet. Where a card lay explains why some are hard to find well [[centring|centred]].',
  },
  {
    slug: 'wax-pack',
    name: 'Wax pack',
    definition: 'A pack in waxed paper, as cards were sold before foil and plastic wrappers.',
    entry: 'The wax could stain the card that touched it, and the gum another.',
  },
  {
    slug: 'sealed',
    name: 'Sealed',
    definition: 'Never opened: a pack, box or case as it left the factory.',
    entry: 'A wrapper can be closed again, so ask where the pack has been and look at the folds and the glue.',
  },
  {
    slug: 'checklist',
    name: 'Checklist',
    definition: 'A list of the cards in a set, often printed as a card of its own.',
    entry: 'Children ticked the boxes, which is why clean old ones are scarcer than they should be.',
  },
  {
    slug: 'o-pee-chee',
    name: 'O-Pee-Chee',
    definition: 'The Canadian company that printed its own editions of Topps sets.',
    entry: 'Its name is in the small print on the back; [1977 Star Wars](/guides/topps-1977) has one.',
  },
  {
    slug: 'penny-sleeve',
    name: 'Penny sleeve',
    definition: 'A thin soft plastic sleeve: the first layer around a card.',
    entry:
      'It goes on before any hard holder, so that nothing rigid touches the card. [Buy it without PVC](/guides/store-post-sell).',
  },
  {
    slug: 'top-loader',
    name: 'Top loader',
    definition: 'A rigid plastic holder, open at the top, for a card in a sleeve.',
    entry: 'Right for the shelf and for [the post](/guides/store-post-sell). Never push a bare card into one.',
  },
  {
    slug: 'semi-rigid',
    name: 'Semi-rigid',
    definition: 'A holder that bends a little, the kind that grading companies like to receive.',
    entry: 'The card goes in with its [[penny-sleeve]], and comes out again without force.',
  },
  {
    slug: 'sold-price',
    name: 'Sold price',
    definition: 'What a buyer paid for a copy, on a date that you can name.',
    entry:
      'Compare the same print, the same [[grade]] and a recent sale. [An asking price](/guides/what-is-it-worth) is a wish.',
  },
  {
    slug: 'hammer-price',
    name: 'Hammer price',
    definition: 'The winning bid in an auction, before the buyer’s premium and taxes.',
    entry: 'Two results compare only if both are hammer prices, or both include the [[buyers-premium|premium]].',
  },
  {
    slug: 'buyers-premium',
    name: 'Buyer’s premium',
    definition: 'What an auction house adds to the winning bid, as a percentage, for the buyer to pay.',
    entry: 'Published results usually include it; the [[hammer-price]] does not.',
  },
  {
    slug: 'fanatics-collect',
    name: 'Fanatics Collect',
    definition: 'A marketplace and auction house, known as PWCC until Fanatics bought it.',
    entry: 'Older sales are quoted under the old name. It is the same house.',
  },
];
