import { type YearPlot, yearPlot } from '@mint-row/kit/charts';
import type { RankedCard } from '@mint-row/kit/content';

/** Short names that plots of any width show: of franchises with few cards all, so that a filter leaves no nameless marks. */
const names = {
  'Pikachu Illustrator Promo': 'Pikachu Illustrator',
  'Tsunekazu Ishihara GX Signed Promo': 'Ishihara GX',
  'Luke Skywalker Topps Star Wars #1': 'Luke Skywalker',
  'Luke Skywalker Topps Star Wars Sticker #1': 'Luke sticker #1',
  'Darth Vader Topps Star Wars #7': 'Darth Vader #7',
  'Princess Leia Topps Star Wars #5': 'Princess Leia #5',
  'Darth Vader Wonder Bread #5': 'Wonder Bread Vader #5',
  'Harrison Ford Autograph, Topps 30th Anniversary': 'Harrison Ford autograph',
  'Spider-Man Precious Metal Gems Green': 'Spider-Man PMG',
  'Wolverine Precious Metal Gems Green': 'Wolverine PMG',
  'Deadpool Precious Metal Gems Green': 'Deadpool PMG',
  'Wolverine X-Men Metal Universe PMG Green': 'Wolverine X-Men PMG',
  'Spider-Man Metal Universe PMG Green': 'Spider-Man Metal PMG',
};

/** Those of other cards, which are shown where they have room. */
const others = {
  'Charizard Topsun Blue Back': 'Charizard Topsun',
  'Charizard Japanese Base Set No Rarity Symbol': 'No Rarity Charizard',
  'Pikachu No. 1 Trainer Gold Trophy': 'No. 1 Trainer, gold',
  'Pikachu No. 2 Trainer Silver Trophy': 'No. 2 Trainer, silver',
  'Pikachu No. 3 Trainer Bronze Trophy': 'No. 3 Trainer, bronze',
  'Blastoise Wizards Presentation Galaxy Star Holo': 'Blastoise Galaxy Star',
  'Blastoise Gold Border Test Print #009/165R': 'Blastoise Gold Border',
  'Family Event Kangaskhan Trophy Promo': 'Kangaskhan Trophy',
  'Charizard Base Set 1st Edition #4': 'Charizard 1st Ed.',
  'Snap Magikarp Photo Contest Promo': 'Snap Magikarp',
  'Super Secret Battle No. 1 Trainer': 'Super Secret Battle',
  'Snap Gyarados Photo Contest Promo': 'Snap Gyarados',
  'Snap Bulbasaur Photo Contest Promo': 'Snap Bulbasaur',
  'Snap Charmander Photo Contest Promo': 'Snap Charmander',
  'Snap Squirtle Photo Contest Promo': 'Snap Squirtle',
  'Tropical Mega Battle Tropical Wind Promo': 'Tropical Wind',
  'Blastoise Base Set 1st Edition #2': 'Blastoise 1st Ed.',
  'Chansey Base Set 1st Edition #3': 'Chansey 1st Ed.',
  'Venusaur Base Set 1st Edition #15': 'Venusaur 1st Ed.',
  'Mewtwo Base Set 1st Edition #10': 'Mewtwo 1st Ed.',
  'Gyarados Base Set 1st Edition #6': 'Gyarados 1st Ed.',
  'Pikachu Red Cheeks Base Set 1st Edition #58': 'Red Cheeks',
  'Toshiyuki Yamaguchi No. 2 Trainer 1/1': 'Yamaguchi No. 2 Trainer',
  'Lugia Neo Genesis 1st Edition #9': 'Lugia Neo Genesis',
  'Blaine’s Charizard Gym Challenge 1st Edition #2': 'Blaine’s Charizard',
  'Charizard Legendary Collection Reverse Holo #3': 'Charizard Legendary',
  'Shining Charizard Neo Destiny 1st Edition #107': 'Shining Charizard',
  'Crystal Charizard Skyridge #146': 'Crystal Charizard',
  'Crystal Lugia Aquapolis #149': 'Crystal Lugia',
  'Torchic Gold Star #108': 'Torchic Gold Star',
  'Rayquaza Gold Star #107': 'Rayquaza Gold Star',
  'World Championships No. 2 Trainer': 'Worlds No. 2 Trainer',
  'Charizard Gold Star #100': 'Charizard Gold Star',
  'Pikachu Gold Star #104': 'Pikachu Gold Star',
  'Umbreon Gold Star POP Series 5 #17': 'Umbreon Gold Star',
  'Espeon Gold Star POP Series 5 #16': 'Espeon Gold Star',
};

/** The plot of the Top 50, computed while the site is built. */
export function rankingPlot(cards: readonly RankedCard[]): YearPlot {
  return yearPlot(cards, names, others);
}
