import type { Question } from '../key/answers.ts';
import type { KeyRow, QuestionName } from './identify.ts';

/** The questions of the key. */
export const questions: readonly Question<QuestionName>[] = [
  {
    name: 'card',
    legend: 'Your card is',
    options: [
      { value: 'pokemon', label: 'a Pokémon' },
      { value: 'machamp', label: 'Machamp' },
      { value: 'trainer', label: 'a Trainer or an Energy' },
    ],
  },
  {
    name: 'stamp',
    legend: '1. Which stamp or logo does it have?',
    hint: 'The 1st Edition stamp is at the left below a Pokémon’s picture. For the logo of an anniversary, and on other cards, look over the whole front.',
    options: [
      { value: 'yes', label: '1st Edition' },
      { value: 'no', label: 'Neither' },
      { value: 'anniversary', label: '25 years' },
      { value: '30', label: '30 years' },
    ],
  },
  {
    name: 'shadow',
    legend: '2. Is there a shadow along the right of the picture?',
    hint: 'A dark band outside the frame, as high as the picture.',
    options: [
      { value: 'yes', label: 'Shadow' },
      { value: 'no', label: 'No shadow' },
    ],
  },
  {
    name: 'line',
    legend: '3. Which years are in the bottom line?',
    hint: 'The first years belong to the owners of Pokémon, those at the end to Wizards.',
    options: [
      { value: '98', label: '98 … 1999' },
      { value: '99', label: '98, 99 … 1999' },
      { value: '2000', label: '98, 99 … 1999–2000' },
    ],
  },
];

const early = ['99'];
const late = ['98', '2000'];

/** The printings by their signs, then signs that do not go together. Some row fits every set of answers. */
export const key: readonly KeyRow[] = [
  {
    name: '1st Edition',
    fits: { card: ['pokemon'], stamp: ['yes'], shadow: ['no'], line: early },
    says: 'A Pokémon with the stamp, no shadow, and 98, 99. It is [[shadowless]] too, so that word alone does not describe it.',
  },
  {
    name: 'Shadowless',
    fits: { card: ['pokemon'], stamp: ['no'], shadow: ['no'], line: early },
    says: 'A Pokémon without stamp or shadow, and with 98, 99: the second printing.',
  },
  {
    name: 'Unlimited',
    fits: { card: ['pokemon'], stamp: ['no'], shadow: ['yes'], line: ['98'] },
    says: 'A Pokémon with a shadow, and with 98 as the last of the first years: the print in most binders.',
  },
  {
    name: '1999–2000 print',
    fits: { card: ['pokemon'], stamp: ['no'], shadow: ['yes'], line: ['2000'] },
    says: 'A Pokémon with a shadow, and with 1999–2000 at the end of the line. Many call it the 4th print.',
  },
  {
    name: '1st Edition',
    fits: { card: ['trainer'], stamp: ['yes'], line: early },
    says: 'A Trainer or an Energy with the stamp, and with 98, 99.',
  },
  {
    name: 'Shadowless',
    fits: { card: ['trainer'], stamp: ['no'], line: early },
    says: 'A Trainer or an Energy without the stamp, but with 98, 99 and then 1999. It goes with the Shadowless print, though no Trainer ever had a shadow to lose.',
  },
  {
    name: 'Unlimited',
    fits: { card: ['trainer'], stamp: ['no'], line: ['98'] },
    says: 'A Trainer or an Energy with 98 as the last of the first years.',
  },
  {
    name: '1999–2000 print',
    fits: { card: ['trainer'], stamp: ['no'], line: ['2000'] },
    says: 'A Trainer or an Energy with 1999–2000 at the end of its line.',
  },
  {
    name: 'Early Machamp',
    fits: { card: ['machamp'], stamp: ['yes'], shadow: ['no'], line: early },
    says: 'The stamp, no shadow, and 98, 99: printed with the Shadowless cards.',
  },
  {
    name: 'Unlimited Machamp',
    fits: { card: ['machamp'], stamp: ['yes'], shadow: ['yes'], line: ['98'] },
    says: 'Stamp and shadow together: on any other card a contradiction, on this one the ordinary copy.',
  },
  {
    name: '1999–2000 Machamp',
    fits: { card: ['machamp'], stamp: ['yes'], shadow: ['yes'], line: ['2000'] },
    says: 'The last printing, with the stamp. We cannot say that every copy of it has one.',
  },
  {
    name: 'Celebrations reprint',
    reprint: true,
    fits: { stamp: ['anniversary'] },
    says: 'A card of 2021 with an old number. Charizard, Blastoise, Venusaur and the false Professor Oak of Base Set were reprinted so.',
  },
  {
    name: '30th Celebration reprint',
    reprint: true,
    fits: { stamp: ['30'] },
    says: 'A card of September 2026. Charizard and Pikachu of Base Set are among its reprints, reportedly with their old numbers.',
  },
  {
    name: 'Machamp without its stamp',
    contradiction: true,
    fits: { card: ['machamp'], stamp: ['no'] },
    says: 'We know of none for certain, though TCGdex lists one. Check that the number is 8/102: other sets have a Machamp of their own.',
  },
  {
    name: 'a stamp and a shadow',
    contradiction: true,
    fits: { card: ['pokemon'], stamp: ['yes'], shadow: ['yes'] },
    says: 'Only Machamp has both. Look at the frame again, straight on. If the shadow stays, the stamp may have been added later.',
  },
  {
    name: 'no shadow, but a later line',
    contradiction: true,
    fits: { card: ['pokemon', 'machamp'], stamp: ['no', 'yes'], shadow: ['no'], line: late },
    says: 'Cards without the shadow say 98, 99 and then 1999. A reflection may hide the shadow from you.',
  },
  {
    name: 'a shadow, but the early line',
    contradiction: true,
    fits: { card: ['pokemon', 'machamp'], stamp: ['no', 'yes'], shadow: ['yes'], line: early },
    says: 'Read the end of the line again: where 99 follows 98 on a card with a shadow, it should end in 1999–2000.',
  },
  {
    name: 'a stamp, but a later line',
    contradiction: true,
    fits: { card: ['pokemon', 'trainer'], stamp: ['yes'], line: late },
    says: 'The stamp belongs to the first printing, whose line has 98, 99 and then 1999.',
  },
];
