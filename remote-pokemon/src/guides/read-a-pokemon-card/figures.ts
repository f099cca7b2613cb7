import type { FigureRecord } from '@mint-row/kit/content';

const tcgdex = 'TCGdex, the open card database';
const notes = 'Collectors’ notes on the symbols of the early sets';
const known = 'What every collector of Pokémon cards knows';

/** The source of every figure and date in the guide to the signs on a card. */
export const figures: readonly FigureRecord[] = [
  {
    figures: ['2012', '5'],
    says: 'Mewtwo-EX is in Next Destinies (2012); its full art is credited to 5ban Graphics.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['2004'],
    says: 'Venusaur ex is in EX FireRed & LeafGreen (2004).',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['1999', '2002'],
    says: 'English sets from Base Set (1999) to Neo Destiny (2002) had 1st Edition stamps.',
    source: known,
    confidence: 'known',
  },
  {
    figures: ['2023'],
    says: 'Since Scarlet & Violet (2023) a code of letters names the set.',
    source: known,
    confidence: 'known',
  },
  {
    figures: ['4', '19'],
    says: 'Fossil has Dragonite as holo #4 and as #19.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['4', '4/102', '102'],
    says: 'Base Set counts 102 cards; Charizard is number 4.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['107', '107/105', '105', '2'],
    says: 'Neo Destiny counts 105 cards; Shining Charizard is number 107, two beyond them.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['65', '65/64', '64', '1'],
    says: 'Neo Revelation counts 64 cards; Shining Gyarados is number 65, one beyond them. Jungle counts 64 too.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['8', '085', '85'],
    says: 'Mew is Wizards Black Star Promo 8; Pikachu with Grey Felt Hat is SVP 085.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['12', '30'],
    says: 'Subsets such as the Trainer Gallery have up to 30 cards of their own.',
    source: known,
    confidence: 'known',
  },
  {
    figures: ['199/165', '199', '165', '34', '151'],
    says: '151 counts 165 cards; number 199, 34 beyond them, is a Special Illustration Rare.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['2022', '2023'],
    says: 'Rarities of their own for numbers beyond the total since 2023; secret rares until 2022.',
    source: 'Card Collector and Tistaminis, guides to rarities',
    confidence: 'reported',
  },
  {
    figures: ['4/102', '2021', '25th'],
    says: 'Celebrations (2021) reprints Charizard with its old number and a 25th-anniversary logo.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['300/102', '300', '198'],
    says: 'A number that no set has, as an example.',
    source: 'own',
    confidence: 'ours',
  },
  { figures: ['025', '25'], says: 'Pikachu’s number in the Pokédex.', source: known, confidence: 'known' },
  { figures: ['58'], says: 'Pikachu is number 58 of Base Set, a common.', source: tcgdex, confidence: 'confirmed' },
  {
    figures: ['5', '22'],
    says: 'Team Rocket has Dark Dragonite as holo #5 and as #22.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['1996'],
    says: 'The first Japanese printing, of 1996, has no rarity symbol.',
    source: notes,
    confidence: 'confirmed',
  },
  {
    figures: ['July 2000', '2000'],
    says: 'Ancient Mew was handed out in North American cinemas in July 2000.',
    source: notes,
    confidence: 'known',
  },
  { figures: ['1998'], says: 'The year of the Pikachu Illustrator.', source: notes, confidence: 'confirmed' },
  { figures: ['18'], says: 'Southern Islands has 18 cards.', source: tcgdex, confidence: 'confirmed' },
  {
    figures: ['3', '6', '7', '60', '7/102', '2026'],
    says: 'The numbers of the marks; points, number and year on the drawn card.',
    source: 'own',
    confidence: 'ours',
  },
  {
    figures: ['22 November 2026', '29 November 2026'],
    says: 'The days of the first edition and of the last review.',
    source: 'own',
    confidence: 'ours',
  },
];
