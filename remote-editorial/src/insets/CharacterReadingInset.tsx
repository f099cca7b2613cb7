import { type InsetProps, paths } from '@mint-row/kit/contract';
import type { CharacterReading } from '../content/character-reading.ts';
import { names } from './names.ts';
import './character-reading-inset.css';

/** How many cards of the Top 50, and how many changes, are enough on another team's page. */
const most = { cards: 3, updates: 1 };

/** On the page of a character: its cards in the Top 50, our guides, and what we have changed about it. */
export default function CharacterReadingInset({
  props: { name },
  data: { words, cards, guides, updates },
}: InsetProps<'CharacterReadingInset', CharacterReading>) {
  const filled = (text: string) => text.replace('{name}', name);
  const items = [
    ...cards
      .filter((card) => names(card.name, name))
      .slice(0, most.cards)
      .map(({ rank, name, value }) => ({
        href: `${paths.top50}#rank-${rank}`,
        label: words.rank.replace('{rank}', String(rank)),
        text: `${name}, ${value}`,
      })),
    ...guides.map(({ path, title }) => ({ href: path, label: words.guide, text: filled(title) })),
    ...updates
      .filter(({ text }) => names(text, name))
      .slice(0, most.updates)
      .map(({ path, title, text, day }) => ({ href: path, label: `${title}, ${day}`, text })),
  ];
  return (
    <nav aria-labelledby="reading-heading" className="reading">
      <h2 id="reading-heading">{filled(words.heading)}</h2>
      <ul>
        {items.map(({ href, label, text }) => (
          <li key={href + text}>
            <a href={href}>
              <span>{label}</span> {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
