import type { Signatures } from './fit.ts';

/** Every part of the contract, with a hash of what it declares. Written by `npm run lab -- signatures`. */
export const signatures: Signatures = {
  page: '7085e819',
  release: 'efd07a99',
  franchises: 'e479b364',
  characters: '11b1aaf3',
  cards: '7239f0ca',
  guides: '9f8f0fa1',
  terms: '148565f4',
  questions: 'b70f3a5c',
  updates: 'da75d232',
  loadBinder: 'e9343244',
  loadSearch: '6daff7b1',
  notice: '228a36d3',
  notify: '18778720',
};

/** All of them together: what browsers compare, see `contractIdOf`. */
export const contractId = '4d0e5869';
