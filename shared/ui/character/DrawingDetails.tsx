import { drawingFile } from '@mint-row/kit/contract';
import type { DrawingDetail } from '../../content/character.ts';
import { Text } from '../text/Text.tsx';
import './details.css';

interface DrawingDetailsProps {
  base: string;
  drawing: string;
  details: readonly DrawingDetail[];
}

/** Enlarged details of a drawing, each with a line about what it shows. They are parts of the file that the page has. */
export function DrawingDetails({ base, drawing, details }: DrawingDetailsProps) {
  return (
    <figure className="details print:hidden">
      <figcaption className="type-label text-muted">In the drawing</figcaption>
      <ul>
        {details.map(({ view: [x, y, side], text }) => (
          <li key={text}>
            <svg aria-hidden="true" viewBox={`${x} ${y} ${side} ${side}`}>
              <image href={base + drawingFile(drawing)} width="300" height="420" />
            </svg>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
