import type { Basis } from '@mint-row/kit/content';

/** What a value is based on, as the entry prints it: the kind of basis first, then the rest of the sentence. */
export interface BasisLine {
  kind: string;
  rest: string;
}

/** The line for a basis. */
export function basisLine(basis: Basis): BasisLine {
  if (basis.kind === 'estimate') return { kind: 'Estimate', rest: `: ${basis.reason}.` };
  const house = basis.house === 'auction' ? 'at auction' : basis.house;
  return { kind: 'Known sale', rest: `, ${basis.year}, ${house}${basis.note ? `; ${basis.note}` : ''}.` };
}
