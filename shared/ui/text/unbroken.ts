/** Keeps dates, streets, hours and grades in one line: "9 January", "7 pm", "PSA 10". */
export function unbroken(text: string): string {
  return text.replace(/(\b\d\d?) (?=[A-Z]|[ap]m\b)|(^|PSA|BGS|CGC) (?=\d)/g, '$1$2\u00a0');
}
