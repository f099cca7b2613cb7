import './drawing.css';

interface DrawingProps {
  /** The address of the drawing; none for what the site no longer has. */
  src: string | undefined;
}

/** A character or a card in lists of all franchises; its name stands beside it. */
export function Drawing({ src }: DrawingProps) {
  if (!src) {
    return <svg aria-hidden="true" viewBox="0 0 100 140" className="drawing drawing-plain" />;
  }
  return <img src={src} width="100" height="140" alt="" loading="lazy" decoding="async" className="drawing" />;
}
