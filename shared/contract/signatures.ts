import type { Signatures } from './fit.ts';

/** Every part of the contract, with a hash of what it declares. Written by `npm run lab -- signatures`. */
export const signatures: Signatures = {
  page: 'da68acb8',
  release: '762ecd8e',
  franchises: 'e479b364',
  characters: 'b2ccf091',
  portraits: '91bcdd2f',
  cards: 'ded4887e',
  guides: '58d3188e',
  terms: '96f55adc',
  questions: '1064a263',
  sections: 'dd23e37c',
  aliases: 'fce01e15',
  updates: 'da75d232',
  insets: 'ee1f39e0',
  CharacterReadingInset: '1822252f',
  CharacterRowInset: '6e9b97bf',
  loadBinder: '8a1878a9',
  loadSearch: '6daff7b1',
  notice: '228a36d3',
  notify: '18778720',
};

/** All of them together: what browsers compare, see `contractIdOf`. */
export const contractId = '96abb68d';
