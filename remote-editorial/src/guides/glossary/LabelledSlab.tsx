import { type Drawings, drawingOf } from '@mint-row/kit/contract';
import { FoilCard, Slab } from '@mint-row/kit/ui';
import type { Glossary } from './content.ts';

interface LabelledSlabProps {
  figure: Glossary['figure'];
  drawings: Drawings;
}

/** The site's own slab around a card; each word has a line to what it means. */
export function LabelledSlab({
  figure: { title, caption, label, grade, number, labels },
  drawings,
}: LabelledSlabProps) {
  return (
    <figure className="labelled-slab">
      <div role="img" aria-label={`${title}: ${labels.join(', ')}`}>
        <div aria-hidden="true">
          <Slab lines={label} grade={grade}>
            <FoilCard src={drawingOf(drawings, 'peak')} alt="" eager>
              <span className="labelled-number">{number}</span>
            </FoilCard>
          </Slab>
          <ul>
            {labels.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption className="mt-3 text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}
