/**
 * Keeps dates, streets, hours and grades in one line: "9 January", "7 pm", "PSA 10". Lines do not end in a range, or
 * behind the first letter of a word: "1999–2000", "e-mail".
 */
export function unbroken(text: string): string {
  return text
    .replace(/(\b\d\d?) (?=[A-Z]|[ap]m\b)|(^|PSA|BGS|CGC) (?=\d)/g, '$1$2\u00a0')
    .replace(/(\w–|\b\w-)(?=\w)/g, '$1\u2060');
}
