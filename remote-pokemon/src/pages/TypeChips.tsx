import './types.css';

/** A Pokémon's types, each with its colour and its name. */
export function TypeChips({ types, className = '' }: { types: readonly string[]; className?: string }) {
  return (
    <ul aria-label="Types" className={`flex flex-wrap gap-2 ${className}`}>
      {types.map((type) => (
        <li key={type} className="badge element" data-element={type.toLowerCase()}>
          {type}
        </li>
      ))}
    </ul>
  );
}
