import { cornerPictures } from './corner-pictures.ts';
import { label } from './label.ts';
import { surface } from './surface.ts';
import { whole } from './whole.ts';

/** What to photograph of a card, by what the photograph shows; 400 by 300. */
export const photographs = { whole, corners: cornerPictures, surface, label };
