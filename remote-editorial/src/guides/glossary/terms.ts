import type { TermEntry } from '@mint-row/kit/contract';

/** A term, as the glossary explains it: the definition, which tooltips show too, and more to read here. */
export interface Term extends TermEntry {
  /** One to three sentences; they may have marks. */
  entry: string;
}

/** Terms of condition, for graders and careful buyers. */
const condition: readonly Term[] = [
  {
    slug: 'centring',
    name: 'Centring',
    alsoFoundBy: ['centering', 'off centre', 'OC'],
    definition: 'How evenly the borders frame the picture, as a ratio: 50/50 is even, 60/40 is shifted.',
    entry:
      'Left is measured against right and top against bottom, and the worse of the two counts. [Move the borders of a drawn card](/guides/grading#try) to see it.',
  },
  {
    slug: 'corners',
    name: 'Corners',
    definition: 'The four points of a card, which soften, round or fray with handling.',
    entry: 'They show wear first. Look at them from the back as well, where white fibres stand out.',
  },
  {
    slug: 'edges',
    name: 'Edges',
    definition: 'The four sides of a card, which chip with handling.',
    entry: 'A rough cut from the factory is no damage, but a grader sees it all the same.',
  },
  {
    slug: 'surface',
    name: 'Surface',
    definition: 'The face and back of a card: gloss and ink, and any scratch, dent or stain in them.',
    entry:
      'Tilt the card under one lamp. Light from the side shows what a photograph from above hides, [[print-line|print lines]] included.',
  },
  {
    slug: 'whitening',
    name: 'Whitening',
    definition: 'Pale specks or lines where ink has worn off an edge or a corner.',
    entry: 'Blue Pokémon backs and dark Topps borders show it from across a table.',
  },
  {
    slug: 'print-line',
    name: 'Print line',
    definition: 'A thin straight line in the ink or foil that the printing machine left.',
    entry: 'It was there before the pack was opened and lowers the [[grade]] all the same.',
  },
  {
    slug: 'trimmed',
    name: 'Trimmed',
    definition: 'Cut down with a blade after it left the factory, for sharper edges or more even borders.',
    entry: 'The card is then slightly small, or one side is too straight. Lay a common card of the same set on top.',
  },
  {
    slug: 'altered',
    name: 'Altered',
    definition: 'Changed to look better: trimmed, coloured in, pressed, cleaned or polished.',
    entry:
      'Grading companies refuse such cards an ordinary [[grade]]. That is one more reason to leave the cloth in the drawer.',
  },
  {
    slug: 'counterfeit',
    name: 'Counterfeit',
    alsoFoundBy: ['fake', 'proxy', 'bootleg'],
    definition: 'A copy made to pass for the real card.',
    entry:
      'Unlike an honest reprint, it does not say what it is. Some fail at arm’s length, some only under a [[loupe]]. [Start with the checks](/guides/is-it-real), in their order.',
  },
  {
    slug: 'rosette',
    name: 'Rosette',
    definition: 'The tiny flower of coloured dots that offset printing leaves, visible through a loupe.',
    entry: 'Desktop printers leave a spray of specks instead, and a scanned picture has one pattern on top of another.',
  },
  {
    slug: 'loupe',
    name: 'Loupe',
    definition: 'A small strong magnifier; one of ten times shows the dots of a printed card.',
    entry: 'The cheapest tool in the hobby, and the first to buy. One with a lamp earns its price on [[holo|foil]].',
  },
];

/** Grades and the companies that give them. */
const grades: readonly Term[] = [
  {
    slug: 'raw',
    name: 'Raw',
    definition: 'Not in a grading company’s holder.',
    entry:
      'A raw card may be superb or [[altered]]: nobody has said yet, so you judge it yourself. Our [Top 50](/top-50-cards) also uses the word for copies that only companies other than [[psa|PSA]] graded.',
  },
  {
    slug: 'slab',
    name: 'Slab',
    alsoFoundBy: ['graded case'],
    definition: 'A sealed plastic holder with a label: the card, its grade and a certificate number.',
    entry:
      'It is welded shut, so that opening it leaves marks. Empty holders are copied too: [look the number up](/guides/is-it-real#slab).',
  },
  {
    slug: 'grade',
    name: 'Grade',
    definition: 'A grading company’s judgement of a card’s condition, as a number from 1 to 10.',
    entry:
      'Four things count: [[centring]], [[corners]], [[edges]] and [[surface]]. One point can multiply a price; [the grading guide](/guides/grading) shows what a 10 needs.',
  },
  {
    slug: 'gem-mint',
    name: 'Gem Mint',
    definition: 'The name of a 10 at PSA and CGC and of a 9.5 at Beckett: very nearly without a flaw.',
    entry: 'The same two words stand beside different numbers, so read the company’s name first.',
  },
  {
    slug: 'near-mint',
    name: 'Near Mint',
    alsoFoundBy: ['NM', 'mint condition', 'NM-M'],
    definition: 'Clean at arm’s length, with small flaws up close: a 7 on the grading companies’ scales.',
    entry:
      'Shops use it more loosely, for anything that looks unplayed. Ask for photographs of the corners and the back.',
  },
  {
    slug: 'played',
    name: 'Played',
    alsoFoundBy: ['lightly played', 'moderately played', 'heavily played', 'LP', 'MP', 'HP', 'damaged'],
    definition: 'Raw, with wear that you can see: shops write LP, MP or HP, for Lightly, Moderately or Heavily Played.',
    entry:
      'LP has worn corners or light scratches; MP has more of them, or a small crease; HP has creases, whitening and scuffs all over. No table turns these words into grades: collectors argue whether LP is a 5 or a 7.',
  },
  {
    slug: 'psa',
    name: 'PSA',
    definition: 'Professional Sports Authenticator, an American company that has graded cards since 1991.',
    entry:
      'Its scale ends at 10, [[gem-mint|Gem Mint]], and its [[census]] is public. More sales are quoted in its grades than in any other’s.',
  },
  {
    slug: 'bgs',
    name: 'BGS',
    alsoFoundBy: ['Beckett', 'BVG'],
    definition: 'Beckett Grading Services, whose labels can show four marks: centring, corners, edges and surface.',
    entry:
      'A 9.5 is its [[gem-mint|Gem Mint]], a 10 its [[pristine|Pristine]], and four 10s make a [[black-label|Black Label]].',
  },
  {
    slug: 'cgc',
    name: 'CGC',
    definition: 'Certified Guaranty Company, first known for grading comics, which grades cards as well.',
    entry: 'It has two kinds of 10: [[gem-mint|Gem Mint]] and, above it, [[pristine|Pristine]].',
  },
  {
    slug: 'sgc',
    name: 'SGC and TAG',
    alsoFoundBy: ['TAG', 'TAG grading'],
    definition: 'Two more grading companies: SGC, which PSA’s owner bought, and TAG.',
    entry:
      'SGC, bought in 2024, is better known for sports cards. TAG gives scores in the hundreds and, one guide finds, sells for less than [[psa|PSA]].',
  },
  {
    slug: 'black-label',
    name: 'Black Label',
    definition: 'A BGS 10 with a 10 in all four marks, on a black label.',
    entry:
      'The highest award that [[bgs|Beckett]] gives. Beside it, a 10 with one 9.5 among its marks is another purchase at another price.',
  },
  {
    slug: 'pristine',
    name: 'Pristine',
    definition: 'A step above Gem Mint: Pristine 10 at CGC, the 10 at Beckett.',
    entry: 'At CGC the borders must be about 50/50. [[psa|PSA]] has no such step.',
  },
  {
    slug: 'census',
    name: 'Census',
    alsoFoundBy: ['pop report', 'population'],
    definition: 'A grading company’s public count of the copies that it has graded; also called a population report.',
    entry:
      'It counts submissions: a card that was taken out and sent in again may be there twice. [[raw|Raw]] cards are not in it at all, so a low count alone does not make a rare card.',
  },
  {
    slug: 'crossover',
    name: 'Crossover',
    definition: 'Sending a graded card to another company, to have its grade instead.',
    entry:
      'You name the lowest grade that you would accept. If the card falls short, it comes back in its old [[slab]].',
  },
];

/** Kinds of cards. */
const kinds: readonly Term[] = [
  {
    slug: 'base-card',
    name: 'Base card',
    definition: 'One of the ordinary numbered cards that make up the main set.',
    entry: 'Those of the 1990s were printed in quantity. A clean one is easy to find, a flawless one is not.',
  },
  {
    slug: 'insert',
    name: 'Insert',
    definition: 'A card from a separate, scarcer series that was packed among the base cards.',
    entry:
      'It has a numbering of its own, often with letters: MH1 is the first Marvel [[hologram-card|hologram]] of 1990.',
  },
  {
    slug: 'parallel',
    name: 'Parallel',
    definition: 'The same card printed again in another colour, foil or finish.',
    entry:
      'Same picture, same number, other rarity. Say which, or two people are talking about [two cards](/guides/pmgs-parallels-refractors).',
  },
  {
    slug: 'chase',
    name: 'Chase card',
    definition: 'A card that people open packs in the hope of finding.',
    entry: 'It may be an [[insert]], a [[parallel]] or one well-loved face among the [[base-card|base cards]].',
  },
  {
    slug: 'refractor',
    name: 'Refractor',
    definition: 'A glossy chrome card whose coating splits light into a rainbow when it is tilted.',
    entry:
      'The word came with Topps Finest in 1993 and is now used for [rainbow finishes](/guides/pmgs-parallels-refractors) of many kinds.',
  },
  {
    slug: 'pmg',
    name: 'PMG',
    alsoFoundBy: ['Precious Metal Gems', 'PMGs'],
    definition: 'Precious Metal Gem: a foil version of a base card, made in a small numbered run.',
    entry:
      'In the 1997 basketball original there were 100 of each: 1 to 10 green, 11 to 100 red. [Later sets differ](/guides/pmgs-parallels-refractors).',
  },
  {
    slug: 'serial-number',
    name: 'Serial number',
    definition: 'A copy’s own number in a limited run, stamped on the card: 17/100.',
    entry: 'It says how many were made, not how many are left. The [[set-number]] is another thing.',
  },
  {
    slug: 'die-cut',
    name: 'Die-cut',
    definition: 'Cut to a shape other than a plain rectangle.',
    entry: 'Points and notches bend first: give the card a holder with room around them.',
  },
  {
    slug: 'hologram-card',
    name: 'Hologram',
    definition: 'A card with a picture in depth, embossed in metal foil.',
    entry:
      'Impel made five for its Marvel set of 1990. A fingernail is enough to mark one, so keep it in a hard holder.',
  },
  {
    slug: 'sketch-card',
    name: 'Sketch card',
    definition: 'A card that an artist drew on by hand.',
    entry: 'Each is the only one. Price follows the artist and the drawing more than the set.',
  },
  {
    slug: 'autograph',
    name: 'Autograph',
    definition: 'A card signed by hand.',
    entry:
      'Certified ones say so on the back. A grading company may grade the signature apart from the card, so see [[grade|which 10]] you are offered.',
  },
  {
    slug: 'error-card',
    name: 'Error card',
    alsoFoundBy: ['misprint', 'miscut', 'ink error', 'crimp', 'are error cards worth more'],
    definition: 'A card that was printed with a mistake.',
    entry:
      'Few are worth more for it: the mistake must be plain to see, made in the factory, and on a card that people want. Topps #207 of [1977 Star Wars](/guides/topps-1977#number-207) is one. A Houndoom whose foil ran out of its picture is reported at $3,790, without a date. A miscut shows a strip of the next card.',
  },
  {
    slug: 'variation',
    name: 'Variation',
    definition: 'A difference between copies of what is otherwise the same card.',
    entry:
      'A stamp, a colour, a corrected picture: an [[error-card|error]] that was mended leaves two variations behind.',
  },
  {
    slug: 'sticker',
    name: 'Sticker',
    definition: 'A peel-off card packed with the ordinary ones and numbered apart from them.',
    entry:
      '[1977 Topps](/guides/topps-1977) has eleven to a series, one in every pack. Peeled, it loses most of what it was worth.',
  },
  {
    slug: 'subset',
    name: 'Subset',
    definition: 'A group of cards within the main set that share a theme or a design.',
    entry: 'Unlike an [[insert]], it is as easy to find as its neighbours.',
  },
];

/** Packs, holders and sales. */
const market: readonly Term[] = [
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
    alsoFoundBy: ['toploader', 'toploaders'],
    definition: 'A rigid plastic holder, open at the top, for a card in a sleeve.',
    entry: 'Right for the shelf and for [the post](/guides/store-post-sell). Never push a bare card into one.',
  },
  {
    slug: 'semi-rigid',
    name: 'Semi-rigid',
    alsoFoundBy: ['Card Saver', 'card saver 1'],
    definition: 'A holder that bends a little, the kind that grading companies like to receive.',
    entry: 'The card goes in with its [[penny-sleeve]], and comes out again without force.',
  },
  {
    slug: 'sold-price',
    name: 'Sold price',
    alsoFoundBy: ['comps'],
    definition: 'What a buyer paid for a copy, on a date that you can name.',
    entry:
      'Compare the same print, the same [[grade]] and a recent sale. [An asking price](/guides/what-is-it-worth) does not count.',
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
    definition: 'A marketplace and auction house, formerly PWCC.',
    entry: 'Fanatics bought PWCC in May 2023 and renamed it later. Older sales are quoted under the old name.',
  },
  {
    slug: 'lot',
    name: 'Lot',
    definition: 'A card, or many together, sold under one number of an auction.',
    entry: 'Its price says little about any one card in it.',
  },
  {
    slug: 'consignment',
    name: 'Consignment',
    alsoFoundBy: ['consign', 'reserve', 'reserve price'],
    definition: 'Giving a card to an auction house or a shop that sells it for a share of the price.',
    entry:
      'It is yours until it is sold. Agree in writing on the share, the day of payment and the reserve: the lowest price for which the card may go.',
  },
];

/** Terms of Pokémon cards and their printings. */
const pokemon: readonly Term[] = [
  {
    slug: 'holo',
    name: 'Holo',
    definition: 'A card with a foil picture, short for holographic.',
    entry:
      'On older Pokémon cards only the picture shines and the rest is flat. Foil scratches easily, so ask for a photograph at an angle.',
  },
  {
    slug: 'reverse-holo',
    name: 'Reverse holo',
    definition: 'A card on which everything shines except the picture.',
    entry:
      'Many Pokémon sets have one of nearly every card, commons included: [[parallel|parallels]] that are easy to overlook in a pile.',
  },
  {
    slug: 'full-art',
    name: 'Full art',
    definition: 'A card whose picture runs to its edges, with the text printed over it.',
    entry: 'Without an inner frame there is less to measure, and a scratch has nowhere to hide.',
  },
  {
    slug: 'alternate-art',
    name: 'Alternate art',
    definition: 'A second picture for a card that the same set already has, usually the rarer one.',
    entry: 'Name the picture when you ask for a price: same Pokémon, same set, another card.',
  },
  {
    slug: 'secret-rare',
    name: 'Secret rare',
    definition: 'A card numbered above its set’s total, such as 107/105, or called so by its maker.',
    entry: 'The total leaves it out on purpose. [The number in the corner](/guides/read-a-pokemon-card) gives it away.',
  },
  {
    slug: 'set-symbol',
    name: 'Set symbol',
    definition: 'The small sign on a Pokémon card that says which set it belongs to.',
    entry: 'English Base Set cards have none, so a blank space is an answer too.',
  },
  {
    slug: 'rarity-symbol',
    name: 'Rarity symbol',
    definition: 'The circle, diamond or star on a Pokémon card: common, uncommon or rare.',
    entry: 'The first Japanese print run came without it, and collectors prize the gap.',
  },
  {
    slug: 'set-number',
    name: 'Set number',
    definition: 'A card’s place in its set, such as 4/102: its own number, then the set’s total.',
    entry: 'Older Marvel and Star Wars cards print only the first half. It is not a [[serial-number]].',
  },
  {
    slug: 'promo',
    name: 'Promo',
    definition: 'A card given away outside ordinary packs: with a magazine, at a cinema, at an event.',
    entry: 'Promos often have a numbering of their own. Those that had to be won are [[trophy-card|trophy cards]].',
  },
  {
    slug: 'first-edition',
    name: '1st Edition',
    definition: 'From the print run of a Pokémon set that bears the 1st Edition stamp.',
    entry:
      'In Base Set the stamp is left of centre, below the picture, and those cards are [[shadowless|Shadowless]] too. Machamp has it on [every copy that we have seen](/guides/which-base-set#odd).',
  },
  {
    slug: 'shadowless',
    name: 'Shadowless',
    definition: 'A Base Set print without the shadow along the right side of the picture’s frame.',
    entry:
      'Trainers and Energies never had one, so on those the copyright line decides. [Three questions](/guides/which-base-set) settle it.',
  },
  {
    slug: 'unlimited',
    name: 'Unlimited',
    definition: 'The ordinary print of an early set, without the 1st Edition stamp.',
    entry: 'In Base Set it has the shadow. It is the one that most childhood boxes hold.',
  },
  {
    slug: 'trophy-card',
    name: 'Trophy card',
    definition: 'A card given as a prize at a contest or tournament, in very small numbers.',
    entry: 'The Pikachu Illustrator and the No. 1 Trainer are two of them; the [Top 50](/top-50-cards) begins there.',
  },
  {
    slug: 'gold-star',
    name: 'Gold Star',
    alsoFoundBy: ['Pokémon star', 'Crystal', 'Delta Species', 'delta holo', 'LV.X', 'Level X', 'Prime'],
    definition: 'A Pokémon card with a gold star after the name and the Pokémon in its other colours.',
    entry:
      'They began in 2004; a dealer puts them at one in 72 packs. Other signs: Crystal cards of 2003 change their type, Delta Species have another than usual, LV.X is a stronger form, a Prime’s picture reaches over its frame.',
  },
];

/** Every term of the glossary. */
export const terms: readonly Term[] = [...grades, ...condition, ...pokemon, ...kinds, ...market];
