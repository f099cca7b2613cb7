interface PageIndexProps {
  items: readonly { section: string; label: string }[];
}

/** The contents of a long page, as in a printed catalogue: one row between two rules. */
export function PageIndex({ items }: PageIndexProps) {
  return (
    <nav aria-label="On this page" className="border-ink border-y">
      <ul className="wrap flex flex-wrap gap-x-8">
        {items.map(({ section, label }) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="type-label flex min-h-11 min-w-11 items-center no-underline hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
