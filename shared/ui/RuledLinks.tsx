interface RuledLinksProps {
  links: readonly { href: string; label: string }[];
}

/** Links below one another, between lines. */
export function RuledLinks({ links }: RuledLinksProps) {
  return (
    <ul className="border-ink border-t">
      {links.map(({ href, label }) => (
        <li key={href} className="border-hairline border-b">
          <a href={href} className="quiet-link w-full py-2">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
