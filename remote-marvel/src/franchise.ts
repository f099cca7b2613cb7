import type { Franchise } from '@mint-row/kit/contract';
import { franchise as declared, label, name } from '../remote.json';

/** The franchise that this remote owns. */
export const franchise: Franchise = { slug: name, name: label, ...declared };
