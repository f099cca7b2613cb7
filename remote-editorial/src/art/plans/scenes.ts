import { circle, type Motif, polygon, times, wedges } from '@mint-row/kit/art';

/** Palms in a wind from the sea, and the sun. */
export const tropicalWind: Motif = {
  colours: ['#7fd3e6', '#1f8f5a', '#ffcf3f'],
  large:
    'M36 46Q50 12 90 18 62 30 42 48zM38 48Q66 34 98 48 66 46 42 54zM32 46Q16 24-6 32 18 36 32 52zM38 52Q64 58 76 82 54 66 36 58zM33 52Q20 56 10 74 26 62 36 58zM34 54Q40 78 28 110H42Q50 78 41 52z',
  small: `${circle(17, 21, 10)}M-6 82Q20 70 50 82T106 80V120H-6z`,
};

/** A cake with six candles, one for each ten years. */
export const birthday: Motif = {
  colours: ['#243a86', '#fff3e2', '#ffcf3f'],
  large: `M20 44H80V100H20zM80 52${'q-5 11-10 0'.repeat(6)}${times(6, (index) => `M${24 + index * 9.6} 44V30h4V44z`).join('')}`,
  small: times(6, (index) => `M${26 + index * 9.6} 17q5 7 0 11q-5-4 0-11z`).join(''),
};

/** Two suns above dunes. */
export const twoSuns: Motif = {
  colours: ['#f4a860', '#b9753a', '#fff0c2'],
  large: 'M-10 62Q22 48 50 62T110 58V150H-10zM-10 76Q30 64 58 76T110 74M-10 90Q26 80 56 90T110 88',
  small: circle(38, 30, 13) + circle(64, 42, 8),
};

/** Two coils of hair, a parting between them, and the collar of a white gown. */
export const coils: Motif = {
  colours: ['#efd3b0', '#8a5530', '#fffdf6'],
  large: `M50 14Q86 14 84 44L70 40Q66 28 50 22 34 28 30 40L16 44Q14 14 50 14zM50 14V22${coil(22)}${coil(78)}`,
  small: 'M36 82Q50 90 64 82L70 88Q92 96 96 150H4Q8 96 30 88z',
};

/** A coil of hair: half circles, each larger than the last. */
function coil(x: number): string {
  return `M${x - 19} 52a19 19 0 0 1 38 0 19 19 0 0 1-38 0zM${x - 2} 52a4 4 0 0 1 8 0 7 7 0 0 1-14 0 10 10 0 0 1 20 0 13 13 0 0 1-26 0`;
}

const bust =
  'M50 14C68 14 69 36 64 46 62 52 58 55 58 59 76 64 82 76 83 94H17C18 76 24 64 42 59 42 55 38 52 36 46 31 36 32 14 50 14z';

/** A bust in a tunic: what peels off, within its green line. */
export const peelsOff: Motif = {
  colours: ['#26231f', '#f4dcb2', '#3fb35f'],
  large: `${bust}M35 38Q40 26 50 32 60 24 65 38M42 60L55 94M58 60L46 78`,
  small: `${bust}M50 7C76 7 77 36 71 48 69 53 66 55 66 56 84 62 90 76 90 101H10C10 76 16 62 34 56 34 55 31 53 29 48 23 36 24 7 50 7z`,
};

/** Stars that become lines, in the window of a cockpit. */
export const hyperspace: Motif = {
  colours: ['#14275c', '#d9edff', '#98a1ae'],
  large: wedges(50, 40, 16, 120, [22, 57, 75, 108, 158, 203, 235, 262, 292, 338], 11),
  small: `${circle(50, 40, 38)}${circle(50, 40, 33)}${circle(50, 40, 12)}${circle(50, 40, 8)}${[0, 90, 180, 270].map(spoke).join('')}`,
};

/** A bar of the window, from its inner ring to its outer one. */
function spoke(turn: number): string {
  const [x, y] = [Math.round(Math.cos((turn * Math.PI) / 180)), Math.round(Math.sin((turn * Math.PI) / 180))];
  const at = (r: number, side: number): [number, number] => [50 + x * r - y * side, 40 + y * r + x * side];
  return polygon(at(12, -1.5), at(33, -1.5), at(33, 1.5), at(12, 1.5));
}
