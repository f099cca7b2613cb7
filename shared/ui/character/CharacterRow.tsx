import { drawingOf, type InsetProps, paths } from '@mint-row/kit/contract';
import type { CharacterRowData } from '../../content/index.ts';
import './character-row.css';

/** A franchise's characters in one line, each with its drawing: an inset, which stands above the franchise's cards. */
export function CharacterRow({
  data: { franchise, characters },
  drawings,
}: InsetProps<'CharacterRowInset', CharacterRowData>) {
  if (characters.length === 0) return null;
  return (
    <nav aria-label={`${franchise.name} characters`} className="character-row">
      <ul>
        <li>
          <a href={franchise.characters}>{franchise.name}</a>
        </li>
        {characters.map(({ slug, name }) => (
          <li key={slug}>
            <a href={paths.character(slug)}>
              <img src={drawingOf(drawings, slug)} width="40" height="40" alt="" loading="lazy" decoding="async" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
