/** "first-printings" as the name of a constant: "firstPrintings". */
export function camelCase(slug: string): string {
  const [first = '', ...others] = slug.split('-');
  return first + others.map(capital).join('');
}

/** "first-printings" as the name of a type or component: "FirstPrintings". */
export function pascalCase(slug: string): string {
  return slug.split('-').map(capital).join('');
}

/** "first-printings" as the beginning of a heading: "First printings". */
export function sentenceCase(slug: string): string {
  return capital(slug.replaceAll('-', ' '));
}

/** A slug as a person's name: "doctor-doom" becomes "Doctor Doom". */
export function titleCase(slug: string): string {
  return slug.split('-').map(capital).join(' ');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
