import { Text } from '../Text.tsx';
import { type OpenedGuide, OpeningName } from './FigureOpening.tsx';
import './picture-opening.css';

interface PictureOpeningProps extends OpenedGuide {
  /** The address of a drawing of 1600 × 560 units: dark and calm in its left half, its subject in the right. */
  picture: string;
  alt: string;
}

/** The opening of a guide whose subject is a picture: a drawing from edge to edge, with the title on it. */
export function PictureOpening({ guide, franchise, picture, alt }: PictureOpeningProps) {
  return (
    <header className="picture-opening">
      <div className="wrap">
        <OpeningName guide={guide} franchise={franchise} />
        <img src={picture} alt={alt} width="1600" height="560" />
        <p className="type-lead max-w-narrow">
          <Text>{guide.lead}</Text>
        </p>
      </div>
    </header>
  );
}
