import type { Character } from '@mint-row/kit/content';
import { donruss1966, impel1990, masterpieces1992 } from '../layouts.ts';

export const ironMan = {
  slug: 'iron-man',
  reviewed: '2026-11-29',
  name: 'Iron Man',
  tagline: 'A founding Avenger who changed armour twice in his first year',
  era: 'Silver Age (1963)',
  summary:
    'Tony Stark began in grey armour. His cards start with the 1966 Donruss set and return in Impel and SkyBox sets of the early 1990s.',
  debut: {
    text: 'Tales of Suspense #39 carries a March 1963 cover date but went on sale in December 1962. The armour inside is grey; readers had to wait one issue for the gold.',
    facts: [
      { label: 'First appearance', value: 'Tales of Suspense #39 (March 1963)' },
      { label: 'Publisher', value: 'Marvel Comics' },
      { label: 'Created by', value: 'Stan Lee, Larry Lieber, Don Heck, Jack Kirby' },
      { label: 'Real name', value: 'Anthony Edward “Tony” Stark' },
    ],
    issueValueRange: '$50,000-$500,000+',
  },
  history: [
    'Tony Stark wore three colours of armour before his first year was out. Tales of Suspense #39, dated March 1963, put him in grey; #40, a month later, made the suit gold; and in #48, dated December 1963, Steve Ditko drew the red and gold that later artists kept coming back to. Stan Lee, Larry Lieber, Don Heck and Jack Kirby share the creator credit for the debut. Stark was also a founding member of the team in Avengers #1 (September 1963), yet five years went by before he had a magazine in his own name, with Iron Man #1 in May 1968.',
    'Three stories show how far the man inside the suit has been pushed. In 1979 “Demon in a Bottle”, which ran in Iron Man #120 to #128, dealt openly with his alcoholism; David Michelinie, Bob Layton and John Romita Jr. made it. “Armor Wars” followed in #225 to #232, across 1987 and 1988, and mattered enough to get a card of its own soon afterwards. Then in 2005 Warren Ellis and Adi Granov opened a fourth volume with “Extremis”, a story that brought Stark and his technology into the new century.',
    'Robert Downey Jr. first played Stark in Iron Man, which opened in the United States on 2 May 2008 and started the Marvel Cinematic Universe. The role ended with Stark’s death in Avengers: Endgame in April 2019. All three cards below were printed at least sixteen years before the first film, so none of them is a film card. They come from the 1966 Donruss set, the 1990 Impel set and the painted SkyBox set of 1992. If “Armor Wars” is your story, look in the Impel set for battle card #108 and keep it beside #42; #135 there is his first comic.',
  ],
  story: [
    { year: 1963, text: 'Tales of Suspense #39, in grey armour', source: 'known' },
    { year: 1963, text: 'Red and gold, drawn by Steve Ditko, in #48', source: 'known' },
    { year: 1966, kind: 'card', text: 'Gum cards in Donruss’s set of 66', source: 'fourcolorholidays.com' },
    { year: 1968, text: 'A magazine of his own: Iron Man #1', source: 'known' },
    { year: 1979, text: '“Demon in a Bottle” begins in #120', source: 'known' },
    {
      year: 1990,
      kind: 'card',
      text: 'Impel #42, and #108 for “Armor Wars”',
      source: 'therealgentlemenofleisure.com 2015/09, and a checklist in a public repository',
    },
    {
      year: 1992,
      kind: 'card',
      text: 'Marvel Masterpieces #38, painted by Joe Jusko',
      source: 'therealgentlemenofleisure.com 2016/12, and a checklist in a public repository',
    },
    { year: 2008, text: 'Robert Downey Jr.’s first film opens on 2 May', source: 'known' },
  ],
  figure: {
    figure: '3 colours',
    text: 'of armour in one year: grey, then gold, then red and gold',
    source: 'Tales of Suspense #39, #40 and #48, 1963',
  },
  details: [
    { view: [88, 118, 124], text: 'The light in his chest, drawn as rings within rings.' },
    { view: [100, 300, 100], text: 'Plates of red and gold, the colours of the suit since #48.' },
  ],
  cards: [
    {
      title: '1990 Marvel Universe #42 Iron Man',
      set: '1990 Impel Marvel Universe Series 1',
      layout: impel1990('42'),
      description:
        'The [[base-card]] most people mean by an Iron Man of 1990. A listing may also mean the battle on #108, or #159, where Spider-Man interviews him, so ask for the number. [[raw|Ungraded]], each costs little; a [[centring|well-centred]] #42 takes longer to find. None of the set’s five [[hologram-card|holograms]] shows him.',
      valueRange: '$1-$400+',
      basis: { kind: 'estimate', low: 'raw', high: '[[psa|PSA]] 10' },
    },
    {
      title: '1992 Marvel Masterpieces #38 Iron Man',
      set: '1992 SkyBox Marvel Masterpieces',
      layout: masterpieces1992('38'),
      description:
        'Joe Jusko painted this card and the 98 other characters of the set. Production was reported at 350,000 numbered boxes, so take your time: another copy will turn up, and only its [[grade]] sets it apart.',
      valueRange: '$1-$250+',
      basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
    },
    {
      title: '1966 Donruss Marvel Super Heroes (Iron Man)',
      set: '1966 Donruss Marvel Super Heroes',
      layout: donruss1966(),
      description:
        'From the first Marvel-licensed gum-card set, 66 cards in all and only three years younger than the character. More than one card shows Iron Man, so ask the seller for the number and for photographs of both sides. Grade moves the price a long way on cardboard of this age.',
      valueRange: '$10-$1,500+',
      basis: { kind: 'estimate', low: 'low grade, raw', high: 'high PSA grade' },
    },
  ],
  finding:
    'The gum card of 1966 reaches $1,500 and more, higher than both cards of the 1990s. The debut issue begins at $50,000.',
  related: [
    {
      slug: 'captain-america',
      name: 'Captain America',
      why: 'The magazine in which Iron Man began was named after him from #100 on.',
    },
    { slug: 'hulk', name: 'Hulk', why: 'He was grey in his first issue as well, and changed colour in the second.' },
  ],
  closing: {
    title: 'Which suit is it?',
    text: 'Have a gum card from 1966 and no [[checklist]]? Send us photographs of both sides, and we’ll find it among the 66 and tell you which Iron Man it is.',
  },
} satisfies Character;
