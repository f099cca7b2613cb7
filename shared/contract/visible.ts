/** What steers a terminal, breaks a line or turns its text around, as the inside of a character class. */
export const steeringCharacters = '\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}';

const steering = new RegExp(`[${steeringCharacters}]`, 'gu');
const steeringInLines = new RegExp(`(?![\\n\\t])[${steeringCharacters}]`, 'gu');

/**
 * Makes visible what others wrote (a person's message, a field of a manifest, the name of a file): as a part of a line it
 * can neither steer a terminal, nor begin a line of its own, nor turn text around.
 */
export function visible(text: string): string {
  return text.replaceAll(steering, spellOut);
}

/** The same for a text of several lines. In JSON it changes the spelling only. */
export function visibleLines(text: string): string {
  return text.replaceAll(steeringInLines, spellOut);
}

function spellOut(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
