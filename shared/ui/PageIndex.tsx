interface PageIndexProps {
  /** The ids of the page's sections, in order, and what the links to them are called. */
  items: readonly { section: string; label: string }[];
}

/**
 * The contents of a long page: they stay in view below the header while their parent scrolls, so they are a direct child
 * of the page. `watchSections` in `shared/runtime` marks the section that is being read.
 */
export function PageIndex({ items }: PageIndexProps) {
  return (
    <nav aria-label="On this page" className="page-index">
      <ol className="wrap">
        {items.map(({ section, label }) => (
          <li key={section}>
            <a href={`#${section}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
