/** Something that a person has to mend: its message says what happened, where, and what to do. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(message: string, options?: ErrorOptions) {
    super(visible(message), options);
  }
}

/** What others wrote may be in a message: it must not steer the terminal that shows it, nor turn its text around. */
function visible(text: string): string {
  return text.replaceAll(
    /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
