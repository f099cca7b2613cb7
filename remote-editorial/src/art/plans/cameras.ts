import { circle, type Motif } from '@mint-row/kit/art';

/** A camera, through whose lens the ground shows: a circle runs the other way round than the body, and so is a hole in it. */
const camera = `M12 34H20V28H32V34H36L42 22H58L64 34H88V82H12zM70 40H82V48H70z${circle(50, 58, 21)}`;

const body = '#4a505c';

/** What a prize-winning photograph was of, in the lens that took it. */
function photographed(sky: string, colour: string, sign: string): Motif {
  return { colours: [sky, body, colour], large: camera, small: sign };
}

/** A leaping fish with a crown for a fin. */
export const magikarpPhotograph = photographed(
  '#a9def2',
  '#f0562c',
  `M33 60Q40 48 54 53L66 45 63 59 67 71 54 66Q41 71 33 60zM43 52L42 43 48 47 52 40 54 53z${circle(41, 58.5, 1.8)}`,
);

/** A coil with a crest of three points. */
export const gyaradosPhotograph = photographed(
  '#f2cf9a',
  '#2f62b8',
  'M35 74Q35 60 46 61 58 62 57 54 54 49 45 53L37 50 43 45 41 38 49 42 54 36 56 43 67 44 62 49Q69 62 57 69 48 71 48 76z',
);

/** A bulb. */
export const bulbasaurPhotograph = photographed(
  '#f6e9a8',
  '#4fa84a',
  'M50 39Q54 48 63 53 69 63 61 71 50 76 39 71 31 63 37 53 46 48 50 39zM50 39V74M50 42Q41 56 43 73M50 42Q59 56 57 73',
);

/** The flame at the end of a tail. */
export const charmanderPhotograph = photographed(
  '#bfe0c4',
  '#f6761c',
  'M51 39Q66 52 63 64 60 75 50 75 39 75 37 63 38 56 43 52 44 59 48 58 45 47 51 39zM51 58Q57 64 56 68 54 72 50 72 45 71 45 67 46 63 51 58z',
);

/** A shell with its plates. */
export const squirtlePhotograph = photographed(
  '#bfe3f4',
  '#b5743c',
  `${circle(50, 58, 16)}M50 48l9 5v10l-9 5-9-5V53zM50 48V42M59 53L64 50M59 63L64 66M50 68V74M41 63L36 66M41 53L36 50`,
);
