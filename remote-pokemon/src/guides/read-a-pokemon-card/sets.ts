/** English sets by the total printed on their cards: those of Wizards of the Coast, and later ones on this site. */
export const setsByTotal: Readonly<Record<number, readonly string[]>> = {
  18: ['Southern Islands'],
  62: ['Fossil'],
  64: ['Jungle', 'Neo Revelation'],
  75: ['Neo Discovery'],
  82: ['Team Rocket'],
  99: ['Next Destinies'],
  102: ['Base Set'],
  105: ['Neo Destiny'],
  108: ['XY Evolutions'],
  110: ['Legendary Collection'],
  111: ['Neo Genesis'],
  122: ['XY BREAKpoint'],
  130: ['Base Set 2'],
  132: ['Gym Heroes', 'Gym Challenge'],
  203: ['Evolving Skies'],
};
