import { steering } from '@mint-row/shared/contract/manifest';

/** As in `steering`, except for what a message of several lines is made of. */
const steeringInLines = new RegExp(`(?![\\n\\t])${steering.source}`, 'gu');
const everySteering = new RegExp(steering, 'gu');

/**
 * Makes visible what others wrote (a person's message, a field of a manifest, the name of a file): as a part of a line it
 * can neither steer a terminal, nor begin a line of its own, nor turn text around.
 */
export function visible(text: string): string {
  return text.replaceAll(everySteering, spellOut);
}

/** The same for a text of several lines. In JSON it changes the spelling only. */
export function visibleLines(text: string): string {
  return text.replaceAll(steeringInLines, spellOut);
}

function spellOut(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
