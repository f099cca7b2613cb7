/** Latin letters that do not decompose, as a reader would take them. */
const letters: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ł: 'l', đ: 'd', ð: 'd', ø: 'o', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', þ: 'p' },
  ...{ æ: 'ae', œ: 'oe', ß: 'ss' },
};

/**
 * What a name looks like at a glance: names with equal looks cannot be told apart in a list. Case, accents, spaces and
 * signs do not count; nor do digits and letters of one shape, nor pairs of letters that look like one.
 * @param name of the characters that `nameLine` allows
 */
export function lookOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter)
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
