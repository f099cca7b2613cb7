/**
 * Characters that control a terminal, break a line, change the direction of text or cannot be seen, for use in a
 * character class.
 */
export const steeringCharacters =
  '\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}';

const steering = new RegExp(`[${steeringCharacters}]`, 'gu');
const steeringInLines = new RegExp(`(?![\\n\\t])[${steeringCharacters}]`, 'gu');

/**
 * Escapes text from outside (a person's message, a field of a manifest, a file name): as part of a line it can neither
 * control a terminal, nor start a new line, nor change the direction of text, nor hide.
 * @example visible('a\nb') // 'a\\u000ab'
 */
export function visible(text: string): string {
  return text.replaceAll(steering, spellOut);
}

/** The same for a text of several lines. In JSON it changes only the spelling of strings, not their value. */
export function visibleLines(text: string): string {
  return text.replaceAll(steeringInLines, spellOut);
}

/** As JSON spells it: the largest have two code units. */
function spellOut(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
