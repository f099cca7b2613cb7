import { paths } from '@mint-row/kit/contract';
import type { LampCard } from '../content/lamp-card.ts';
import { useTurn } from './lists/use-turn.ts';
import './lamp-link.css';

/**
 * The glyph at the corner of a drawing, within an element that has a position: it turns the card under the lamp
 * (`watchLamp` in `shared/runtime`). Without JavaScript it leads to the guide that asks to do so with one's own card.
 */
export function LampLink(card: LampCard) {
  const isReady = useTurn();
  return (
    <a
      href={paths.guide('grading')}
      aria-label={`Turn ${card.name} under the lamp`}
      className="lamp-link"
      {...(isReady && { 'data-lamp': JSON.stringify(card), 'data-tooltip': 'Turn it under the lamp' })}
    />
  );
}
