/** Characters that control a terminal, break a line or change the direction of text, for use in a character class. */
export const steeringCharacters = '\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}';

const steering = new RegExp(`[${steeringCharacters}]`, 'gu');
const steeringInLines = new RegExp(`(?![\\n\\t])[${steeringCharacters}]`, 'gu');

/**
 * Escapes text from outside (a person's message, a field of a manifest, a file name): as part of a line it can neither
 * control a terminal, nor start a new line, nor change the direction of text.
 */
export function visible(text: string): string {
  return text.replaceAll(steering, spellOut);
}

/** The same for a text of several lines. In JSON it changes only the spelling of strings, not their value. */
export function visibleLines(text: string): string {
  return text.replaceAll(steeringInLines, spellOut);
}

function spellOut(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
