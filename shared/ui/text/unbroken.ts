/** Keeps dates, streets, hours, grades and ranges in one line: "9 January", "7 pm", "PSA 10", "1999–2000". */
export function unbroken(text: string): string {
  return text
    .replace(/(\b\d\d?) (?=[A-Z]|[ap]m\b)|(^|PSA|BGS|CGC) (?=\d)/g, '$1$2\u00a0')
    .replace(/\w–(?=\w)/g, '$&\u2060');
}
