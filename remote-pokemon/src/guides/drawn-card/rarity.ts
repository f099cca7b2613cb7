/** The rarity symbols, as outlines on 24 × 24 units. */
export const rarity = {
  circle: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  diamond: 'M12 1 23 12 12 23 1 12z',
  star: 'm12 1 3.1 7.6 8.2.6-6.3 5.3 2 8-7-4.4-7 4.4 2-8L.7 9.2l8.2-.6z',
};

export type Rarity = keyof typeof rarity;
