import type { About } from '@mint-row/kit/content';

/** What we value, one row each: the word large, what it means beside it. */
export function OurValues({ items }: { items: About['values']['items'] }) {
  return (
    <ul className="ruled">
      {items.map(({ title, text }) => (
        <li key={title} className="about-value">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
