function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The colour a fraction `t` of the way from one "#rrggbb" to another. */
export function mix(from: string, to: string, t: number): string {
  const end = channels(to);
  const blended = channels(from).map((value, index) => Math.round(value + ((end[index] ?? value) - value) * t));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour on a scale of several, `t` from 0 (the first) to 1 (the last). */
export function ramp(scale: readonly string[], t: number): string {
  const position = Math.min(Math.max(t, 0), 1) * (scale.length - 1);
  const index = Math.min(Math.floor(position), scale.length - 2);
  return mix(scale[index] ?? '#000000', scale[index + 1] ?? scale[index] ?? '#000000', position - index);
}
