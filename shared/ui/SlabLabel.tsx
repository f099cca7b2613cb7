import './slab-label.css';

interface SlabLabelProps {
  /** The printed lines, most important first: set, card, printing. */
  lines: readonly string[];
  /** The block on the right: a large figure and the word that explains it. */
  grade?: { value: string; word: string };
}

/** The printed label of a graded slab. */
export function SlabLabel({ lines, grade }: SlabLabelProps) {
  return (
    <div className="slab-label">
      <p className="slab-label-lines">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      {grade && (
        <p className="slab-label-grade">
          <span>{grade.value}</span> <span>{grade.word}</span>
        </p>
      )}
    </div>
  );
}
