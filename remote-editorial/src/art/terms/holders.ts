import { rect, shape, stroke } from '@mint-row/kit/art';
import { card, hills, ink, mint, outlined, square } from './term.ts';

const clear = { opacity: '.55' };

/** A card half inside a soft sleeve. */
export function pennySleeve(): string {
  return square(
    card(26, 6),
    shape('M20 34h60v62H20z', '#eef7f2', clear),
    stroke('M20 34v62h60V34', ink, 3, { 'stroke-linejoin': 'round' }),
    stroke('M20 34q30 10 60 0', ink, 3),
  );
}

/** A card deep in a stiff holder, which is open above. */
export function topLoader(): string {
  return square(
    rect(20, 6, 60, 90, '#eef7f2', clear),
    card(27, 22, 46),
    stroke('M20 6v90h60V6M26 6v84h48V6', ink, 3, { 'stroke-linejoin': 'round' }),
    stroke('M20 6q30 12 60 0', ink, 3),
  );
}

/** A card in a holder that bends, with a lip to pull its front open. */
export function semiRigid(): string {
  return square(
    rect(22, 4, 56, 92, '#eef7f2', clear),
    card(28, 26, 44),
    stroke('M22 4h56v92H22zM22 20h56', ink, 3, { 'stroke-linejoin': 'round' }),
    shape('M36 12h28', mint),
    stroke('M38 12h24', ink, 3),
  );
}

/** A graded card: its label above, and a case around both. */
export function slab(): string {
  return square(
    outlined('M24 4h52v92H24z', '#eef3ef'),
    outlined('M30 10h40v20H30z', mint, 3),
    stroke('M34 17h12M34 23h8M52 17l3-2v11M62 15q-3 0-3 5.5t3 5.5 3-5.5-3-5.5', ink, 3),
    outlined('M32 38h36v50H32z', '#fbf8f1', 3),
    hills(37, 43, 26, 28),
    stroke('M37 79h20', '#b5ad9c', 3),
  );
}
