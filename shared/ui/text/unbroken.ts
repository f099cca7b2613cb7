/**
 * Keeps dates, streets, hours, grades, counts and the numbers of cards in one line: "9 January", "7 pm", "PSA 10",
 * "162 cards, 5 holograms", "Charizard #4". Lines do not end in a range, or behind the first letter of a word:
 * "1999–2000", "e-mail".
 */
export function unbroken(text: string): string {
  return text
    .replace(/(\b\d\d?) (?=[A-Z]|[ap]m\b)|([a-z], \d+) |(^|PSA|BGS|CGC) (?=\d)| (?=#\d+\b(?! [A-Z]))/g, '$1$2$3\u00a0')
    .replace(/(\w–|\b\w-)(?=\w)/g, '$1\u2060');
}
