/** A numbered part of a legal document. */
export interface LegalSection {
  heading: string;
  /** Shown in order; an array is shown as a list of its items. */
  body: readonly (string | readonly string[])[];
}

/** A legal page, complete. */
export interface LegalDocument {
  title: string;
  /** What the document is about, in one or two sentences. */
  lead: string;
  /** ISO date, for example "2026-11-21". */
  updated: string;
  sections: readonly LegalSection[];
  /** The address for questions about the document. */
  contact: { label: string; email: string };
}
