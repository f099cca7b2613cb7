import { expect, it } from 'vitest';
import { unbroken } from './Text.tsx';

it.each([
  ['on 9 January 1999', 'on 9~January 1999'],
  ['18 Collector’s Row, 11 am to 7 pm', '18~Collector’s Row, 11~am~to~7~pm'],
  ['Dr. Donald Blake made $3.6 million at 90.5 kilograms', 'Dr.~Donald Blake made $3.6~million at 90.5~kilograms'],
  ['Spider-Man, X-Force and Venusaur-EX, full-art', 'Spider-^Man, X-^Force and Venusaur-^EX, full-^art'],
  ['No. 1 Trainer, by Ta-Nehisi Coates', 'No.~1 Trainer, by Ta-^Nehisi Coates'],
  ['1999 Pokémon Base Set Shadowless', '1999 Pokémon Base~Set Shadowless'],
  ['Iron Man #120, M Gyarados-EX, Episode IV: A New Hope', 'Iron~Man~#120, M~Gyarados-^EX, Episode~IV: A New Hope'],
  ['Star Wars in Gem Mint, on Feb 27, 1996', 'Star~Wars in Gem~Mint, on Feb~27, 1996'],
  ['Bagged with X-Force #1', 'Bagged with X-^Force~#1'],
  ['Venusaur-EX #1 and M Gyarados-EX #115', 'Venusaur-^EX #1 and M~Gyarados-^EX #115'],
  ['PSA 10, 1st Edition, March 2022', 'PSA~10, 1st~Edition, March 2022'],
  ['a PSA 10 and a CGC 9.5', 'a PSA~10 and a CGC~9.5'],
  ['See the Top 50', 'See the Top~50'],
  ['Marvel Universe Series 1 Hologram', 'Marvel Universe Series~1 Hologram'],
  ['Impel · 162 cards, 5 holograms', 'Impel · 162~cards, 5~holograms'],
  ['Mewtwo #10 and Charizard #4, a holo', 'Mewtwo~#10 and Charizard~#4, a holo'],
  ['Gold Border Test Print #009/165R', 'Gold Border Test Print #009/165R'],
  // The number belongs to the name behind it.
  ['1990 Marvel Universe #20 Black Panther', '1990 Marvel Universe #20~Black Panther'],
  // After a term that is a link.
  [' 10 sold', '~10 sold'],
  ['by e-mail: MH1–MH5, and 1999–2000 at the foot', 'by e-^mail: MH1–^MH5, and 1999–^2000 at the foot'],
  ['a nine-pocket page – 18 cards', 'a nine-pocket page – 18 cards'],
  ['the 16-card set', 'the 16-^card set'],
  ['the best-known one-of-one', 'the best-^known one-^of-^one'],
  ['In 1990 Impel sold 15 cards a pack', 'In 1990 Impel sold 15 cards a pack'],
])('%s', (text, shown) => {
  expect(unbroken(text)).toBe(shown.replaceAll('~', '\u00a0').replaceAll('^', '\u2060'));
});
