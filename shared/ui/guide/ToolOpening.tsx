import type { ReactNode } from 'react';
import { headingId } from '../Section.tsx';
import { Text } from '../Text.tsx';
import { type OpenedGuide, OpeningName } from './FigureOpening.tsx';
import './tool-opening.css';

interface ToolOpeningProps extends OpenedGuide {
  /** The guide's section that the tool is. */
  section: string;
  /** The address of a drawing from edge to edge behind all of it, of 1600 × 560 units, dark; left out if there is none. */
  picture?: string;
  /** The tool, an element with the class `tool` that begins with a `ToolHeading`. */
  children: ReactNode;
}

/** The opening of a guide that is used before it is read: its tool stands beside the title, and can be used at once. */
export function ToolOpening({ guide, franchise, section, picture, children }: ToolOpeningProps) {
  return (
    <header className="tool-opening" data-picture={picture && ''}>
      {picture && <img src={picture} alt="" width="1600" height="560" />}
      <div className="wrap">
        <OpeningName guide={guide} franchise={franchise} />
        <section id={section} aria-labelledby={headingId(section)}>
          {children}
        </section>
      </div>
    </header>
  );
}

interface ToolHeadingProps {
  guide: OpenedGuide['guide'];
  section: string;
  heading: string;
}

/** The guide's lead, and the heading of the tool that opens it. */
export function ToolHeading({ guide, section, heading }: ToolHeadingProps) {
  return (
    <div className="tool-heading">
      <p className="type-lead max-w-narrow">
        <Text>{guide.lead}</Text>
      </p>
      <h2 id={headingId(section)} className="type-title">
        {heading}
      </h2>
    </div>
  );
}
