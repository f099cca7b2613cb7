/**
 * Puts values into a text with their names in braces: "Series {series}" with `{ series: 4 }` is "Series 4".
 * @throws Error when a name has no value
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" asks for "${name}", which has no value.`);
    return String(value);
  });
}
