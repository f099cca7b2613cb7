/** A number as it is stamped: the copy and, behind the stroke, how many there are. */
export interface Serial {
  copy: number;
  total?: number;
}

/** Why a text is not such a number. */
export type SerialFault = 'empty' | 'not-a-number' | 'zero' | 'above-total';

const stamped = /^(?:#|no\.?)?\s*(\d{1,5})(?:\s*(?:\/|of)\s*(\d{1,5}))?$/i;

/**
 * Reads a stamped number such as "007/100", "7 of 100" or "7".
 * @returns the number, or what is wrong with the text
 */
export function readSerial(text: string): Serial | SerialFault {
  if (text.trim() === '') return 'empty';
  const match = stamped.exec(text.trim());
  if (!match) return 'not-a-number';
  const copy = Number(match[1]);
  const total = match[2] === undefined ? undefined : Number(match[2]);
  if (copy === 0 || total === 0) return 'zero';
  if (total === undefined) return { copy };
  return copy > total ? 'above-total' : { copy, total };
}
