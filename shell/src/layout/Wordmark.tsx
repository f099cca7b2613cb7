import { site } from '@mint-row/kit/content';
import { paths } from '@mint-row/kit/contract';

/** The name, set like a printed label: one word on paper, one on mint. */
export function Wordmark() {
  const [first, second] = site.name.split(' ');
  return (
    <a href={paths.home} className="wordmark" aria-label={`${site.name}, home`}>
      <span>{first}</span> <span>{second}</span>
    </a>
  );
}
