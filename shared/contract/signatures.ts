import type { Signatures } from './fit.ts';

/** Every part of the contract, with a hash of what it declares. Written by `npm run lab -- signatures`. */
export const signatures: Signatures = {
  page: '4ca3d881',
  release: '7b950a2c',
  franchises: 'e479b364',
  characters: 'b839a077',
  cards: '4d70ab3f',
  guides: 'e323487a',
  terms: '148565f4',
  questions: 'b70f3a5c',
  updates: 'c7011059',
  loadBinder: '5252ef5e',
  loadSearch: '6daff7b1',
  notice: '228a36d3',
  notify: '18778720',
};

/** All of them together: what browsers compare, see `contractIdOf`. */
export const contractId = '24af0082';
