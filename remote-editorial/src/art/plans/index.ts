import {
  cardMotifs,
  firstEditionBaseSet,
  firstEditionHolo,
  illustrator,
  type Motif,
  penAndPaper,
  pokemonParts,
  preciousMetalGem,
  redCheeks,
  schematic,
  shining,
  topps1977,
  wonderBread1977,
} from '@mint-row/kit/art';
import { type CardLayout, cardKey, type LampFoil, lampFoil, type RankedCard } from '@mint-row/kit/content';
import { rankedCards } from '../../content/top-50.ts';
import { planName } from '../../top-50/plan-name.ts';
import {
  bulbasaurPhotograph,
  charmanderPhotograph,
  gyaradosPhotograph,
  magikarpPhotograph,
  squirtlePhotograph,
} from './cameras.ts';
import * as creatures from './creatures.ts';
import * as layouts from './layouts.ts';
import * as scenes from './scenes.ts';
import * as trophies from './trophies.ts';

const { blastoise, charizard, gyarados, mewtwo, pikachu, venusaur, 'darth-vader': vader } = cardMotifs;

const { crystal, goldStar, japanesePrize, tournamentPrize, unknownFront } = layouts;

const green = { foil: { where: 'card', finish: 'green foil' } } as const;
const gem = preciousMetalGem(green);
const snap = japanesePrize('1999 Pokémon Snap photo contest');

/** How each card of the ranking is laid out, and what its picture shows, by the card's key. */
const drawnAs: Readonly<Record<string, readonly [CardLayout, Motif]>> = {
  'pikachu-illustrator-promo': [illustrator(), penAndPaper],
  'charizard-base-set-1st-edition-4': [firstEditionBaseSet('4/102'), charizard],
  'charizard-topsun-blue-back': [layouts.topsun(), creatures.topsunCharizard],
  'pikachu-no-2-trainer-silver-trophy': [tournamentPrize('1998 Pokémon Lizardon Mega Battle'), trophies.silverTrophy],
  'blastoise-wizards-presentation-galaxy-star-holo': [layouts.presentation(), creatures.galaxyBlastoise],
  'pikachu-no-1-trainer-gold-trophy': [tournamentPrize('1997 Pokémon official tournament'), trophies.goldTrophy],
  'pikachu-no-3-trainer-bronze-trophy': [tournamentPrize('1997 Pokémon official tournament'), trophies.bronzeTrophy],
  'luke-skywalker-topps-star-wars-1': [topps1977('1'), scenes.twoSuns],
  'tsunekazu-ishihara-gx-signed-promo': [
    unknownFront('2017 Pokémon staff promo', [layouts.signature], {
      foil: { where: 'card', finish: 'foil', doubt: 'unknown' },
    }),
    scenes.birthday,
  ],
  'blastoise-gold-border-test-print-009-165r': [layouts.goldBorder('009/165R'), blastoise],
  'family-event-kangaskhan-trophy-promo': [
    layouts.japaneseHoloPrize('1998 Pokémon Parent/Child Mega Battle'),
    creatures.kangaskhan,
  ],
  'toshiyuki-yamaguchi-no-2-trainer-1-1': [
    tournamentPrize('2000 Pokémon Secret Super Battle'),
    trophies.finalistTrophy,
  ],
  'snap-magikarp-photo-contest-promo': [snap, magikarpPhotograph],
  'lugia-neo-genesis-1st-edition-9': [firstEditionHolo('2000 Pokémon Neo Genesis', '9/111'), creatures.lugia],
  'world-championships-no-2-trainer': [tournamentPrize('2006 Pokémon World Championships'), trophies.worldTrophy],
  'luke-skywalker-topps-star-wars-sticker-1': [layouts.sticker1977('1'), scenes.peelsOff],
  'charizard-japanese-base-set-no-rarity-symbol': [layouts.noRarity(), charizard],
  'super-secret-battle-no-1-trainer': [tournamentPrize('1999 Pokémon Secret Super Battle'), trophies.secretTrophy],
  'snap-gyarados-photo-contest-promo': [snap, gyaradosPhotograph],
  'snap-bulbasaur-photo-contest-promo': [snap, bulbasaurPhotograph],
  'snap-charmander-photo-contest-promo': [snap, charmanderPhotograph],
  'snap-squirtle-photo-contest-promo': [snap, squirtlePhotograph],
  'tropical-mega-battle-tropical-wind-promo': [
    tournamentPrize('1999 Pokémon Tropical Mega Battle'),
    scenes.tropicalWind,
  ],
  'rayquaza-gold-star-107': [goldStar('2005 Pokémon EX Deoxys', '107'), creatures.rayquaza],
  'spider-man-precious-metal-gems-green': [gem, creatures.greenSpiderMan],
  'blastoise-base-set-1st-edition-2': [firstEditionBaseSet('2/102'), blastoise],
  'chansey-base-set-1st-edition-3': [firstEditionBaseSet('3/102', []), creatures.chansey],
  'crystal-charizard-skyridge-146': [crystal('2003 Pokémon Skyridge', '146'), creatures.crystalCharizard],
  'wolverine-precious-metal-gems-green': [gem, creatures.greenWolverine],
  'umbreon-gold-star-pop-series-5-17': [goldStar('2007 Pokémon POP Series 5', '17/17'), creatures.umbreon],
  'charizard-gold-star-100': [goldStar('2006 Pokémon EX Dragon Frontiers', '100'), creatures.goldStarCharizard],
  'university-magikarp': [
    layouts.japaneseHoloPrize('1998 Pokémon Tamamushi University Hyper Test'),
    creatures.universityMagikarp,
  ],
  'charizard-legendary-collection-reverse-holo-3': [layouts.legendaryReverse('3/110'), charizard],
  'espeon-gold-star-pop-series-5-16': [goldStar('2007 Pokémon POP Series 5', '16/17'), creatures.espeon],
  'deadpool-precious-metal-gems-green': [gem, creatures.greenDeadpool],
  'torchic-gold-star-108': [goldStar('2004 Pokémon EX Team Rocket Returns', '108/109'), creatures.torchic],
  'venusaur-base-set-1st-edition-15': [firstEditionBaseSet('15/102'), venusaur],
  'mewtwo-base-set-1st-edition-10': [firstEditionBaseSet('10/102', []), mewtwo],
  'darth-vader-topps-star-wars-7': [topps1977('7'), vader],
  'crystal-lugia-aquapolis-149': [crystal('2003 Pokémon Aquapolis', '149'), creatures.crystalLugia],
  'shining-charizard-neo-destiny-1st-edition-107': [shining('107/105', '1st Edition'), charizard],
  'gyarados-base-set-1st-edition-6': [firstEditionBaseSet('6/102'), gyarados],
  'princess-leia-topps-star-wars-5': [topps1977('5'), scenes.coils],
  'harrison-ford-autograph-topps-30th-anniversary': [
    unknownFront('2007 Topps Star Wars 30th Anniversary', [layouts.signature]),
    scenes.hyperspace,
  ],
  'wolverine-x-men-metal-universe-pmg-green': [
    preciousMetalGem({ ...green, sets: ['2020 Upper Deck X-Men Metal Universe'] }),
    creatures.greenMetalWolverine,
  ],
  'pikachu-red-cheeks-base-set-1st-edition-58': [redCheeks('58/102', '1st Edition'), pikachu],
  'darth-vader-wonder-bread-5': [wonderBread1977('5'), vader],
  'pikachu-gold-star-104': [goldStar('2006 Pokémon EX Holon Phantoms', '104'), creatures.goldStarPikachu],
  'spider-man-metal-universe-pmg-green': [
    preciousMetalGem({ ...green, sets: ['2021 Upper Deck Spider-Man Metal Universe'] }),
    creatures.greenMetalSpiderMan,
  ],
  'blaine-s-charizard-gym-challenge-1st-edition-2': [
    firstEditionHolo('2000 Pokémon Gym Challenge', '2/132', [pokemonParts.stage]),
    creatures.blainesCharizard,
  ],
};

/** The plans of the ranked cards, by the names of their drawings. */
export const plans: Readonly<Record<string, () => string>> = Object.fromEntries(
  rankedCards.map((card, index) => {
    const drawn = planOf(card);
    return [planName(index + 1), () => schematic(...drawn)];
  }),
);

/** The foil that the lamp shows on the plan of a ranked card. */
export function foilOf(card: Pick<RankedCard, 'name'>): LampFoil | undefined {
  const [layout] = planOf(card);
  return lampFoil(layout, `${card.name} ${layout.sets}`);
}

function planOf({ name }: Pick<RankedCard, 'name'>): readonly [CardLayout, Motif] {
  const drawn = drawnAs[cardKey(name)];
  if (!drawn) throw new Error(`"${name}" has no plan: add it to src/art/plans/index.ts under "${cardKey(name)}".`);
  return drawn;
}
