import type { Testimonial } from '@mint-row/kit/content';
import { Text } from '@mint-row/kit/ui';
import { Stars } from './Stars.tsx';
import './testimonials.css';

/** What collectors say: one quote set large, the others beside it. */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  return (
    <ul className="testimonials grid">
      {items.map(({ quote, author, role }) => (
        <li key={author}>
          <figure>
            <Stars />
            <blockquote className="mt-4">
              <p className="max-w-measure text-balance">
                <Text>{quote}</Text>
              </p>
            </blockquote>
            <figcaption className="mt-5">
              <b>{author}</b>
              <span className="block text-muted text-sm">{role}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
