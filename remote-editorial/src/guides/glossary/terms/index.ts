import type { Term } from '../term.ts';
import { condition } from './condition.ts';
import { grades } from './grades.ts';
import { kinds } from './kinds.ts';
import { market } from './market.ts';
import { pokemon } from './pokemon.ts';

/** Every term of the glossary. */
export const terms: readonly Term[] = [...grades, ...condition, ...pokemon, ...kinds, ...market];
