import type { ReactNode } from 'react';

interface PageHeadProps {
  heading: string;
  lead: ReactNode;
  /** Notes that visitors need before they use the page; on wide screens beside the lead. */
  children: ReactNode;
}

/** The opening of a page that is used rather than read. */
export function PageHead({ heading, lead, children }: PageHeadProps) {
  return (
    <header className="grid gap-x-16 lg:grid-cols-12">
      <h1 className="type-display mb-8 lg:col-span-12">{heading}</h1>
      <p className="type-lead mb-4 max-w-measure lg:col-span-7">{lead}</p>
      <div className="space-y-4 lg:col-span-5 lg:border-ink lg:border-t lg:pt-4">{children}</div>
    </header>
  );
}
