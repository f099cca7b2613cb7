/** An e-mail that a visitor's own program opens, ready to be filled in. */
export interface Draft {
  to: string;
  subject: string;
  /** The lines of the e-mail; empty ones part its paragraphs. */
  lines: readonly string[];
}

/**
 * The address that opens a draft, as RFC 6068 writes it: lines end with a carriage return and a line feed, and a space
 * is never a plus sign.
 */
export function draftAddress({ to, subject, lines }: Draft): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
