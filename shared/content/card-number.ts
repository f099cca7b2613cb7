import type { NotableCard } from './character.ts';

/** A card's number, as its own field or its title has it: "#18", "#009/165R". Without the sign; null if neither has one. */
export function cardNumber({ number, title }: Pick<NotableCard, 'number' | 'title'>): string | null {
  return number ?? /#([\w/]+)/.exec(title)?.[1] ?? null;
}
