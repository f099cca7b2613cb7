import {
  type GuideEntry,
  type GuideNeed,
  type PageSource,
  paths,
  type SectionEntry,
  type UpdateEntry,
} from '../contract/index.ts';
import { sectionEntry } from './sections.ts';

/** A source of a guide's facts. */
export interface GuideSource {
  name: string;
  /** The facts taken from it, with any doubt about them. */
  says: string;
  href?: string;
}

/** A section of a guide. */
export interface GuideSection {
  /** Its anchor: "ancient-mew". */
  section: string;
  /** Its name in the contents of the page, in a word or two. */
  label: string;
  /**
   * The fields of the guide with its heading and its text; the first has the heading. By default the one with the name of the
   * anchor, in camel case: `ancientMew`.
   */
  fields?: readonly string[];
  /** Words that visitors type to find it: what they call it, or what it is the place for. */
  alsoFoundBy?: readonly string[];
}

/** The content that every guide has besides its own composition. Texts may have marks: see `textParts`. */
export interface Guide {
  slug: string;
  title: string;
  /** The question that a collector would ask to find it: "Is my card real?" */
  question: string;
  /** Under which heading the index of guides has its question. */
  need: GuideNeed;
  /** One or two sentences for lists and search engines, at most 160 characters. */
  summary: string;
  /** The slug of the franchise that it is about; null if it is about all. */
  franchise: string | null;
  /** The name of its drawing in the index of guides. */
  drawing?: string;
  /** The first paragraph. */
  lead: string;
  /** Its sections, in order. */
  sections: readonly GuideSection[];
  /** Words that visitors type to find the whole guide. */
  alsoFoundBy?: readonly string[];
  /** When its content was last reviewed, as an ISO date. */
  reviewed: string;
  /** The changes with their reasons, the newest first; the last describes the first edition. */
  changes: readonly { date: string; text: string }[];
  sources: readonly GuideSource[];
  /** Characters, cards and other guides that belong to it. */
  related: readonly { title: string; href: string; why: string }[];
}

/**
 * The page of a guide.
 * @param guide what every guide has, with the guide's own content beside it
 * @param expose the exposed module that shows it
 * @param drawings the names of the remote's drawings that it shows
 */
export function guidePage<Expose extends string, Shown extends Guide>(
  guide: Shown,
  expose: Expose,
  drawings: readonly string[] = [],
): PageSource<Expose, Shown> {
  const { slug, title, summary, reviewed, drawing } = guide;
  return {
    path: paths.guide(slug),
    expose,
    title,
    description: summary,
    reviewed,
    data: guide,
    shows: ['terms'],
    drawings,
    ...(drawing && { share: { drawing } }),
  };
}

/** A guide, as the index of guides shows it. */
export function guideEntry(guide: Guide): GuideEntry {
  const { slug, title, question, need, summary, franchise, reviewed, drawing, alsoFoundBy } = guide;
  return { slug, title, question, need, summary, franchise, reviewed, drawing, alsoFoundBy };
}

/**
 * The sections of a guide, as the search finds them.
 * @throws Error when the guide lacks a section's field, or the field has no heading
 */
export function guideSections(guide: Guide): SectionEntry[] {
  const { slug, title, franchise, sections } = guide;
  const byField = new Map<string, unknown>(Object.entries(guide));
  return sections.map(({ section, fields = [camelCase(section)], alsoFoundBy }) => {
    const [first, ...others] = fields.map((field) => byField.get(field));
    if (typeof first !== 'object' || first === null || !('heading' in first) || typeof first.heading !== 'string') {
      throw new Error(
        `The guide ${slug} has no field "${fields[0]}" with a heading, for its section "${section}". If another field has it, name that: { section: '${section}', fields: ['…'] }.`,
      );
    }
    const place = { path: paths.guide(slug), anchor: section, page: title, franchise, alsoFoundBy };
    const content: { heading: string; others: unknown[] } = { ...first, heading: first.heading, others };
    return sectionEntry(place, content);
  });
}

function camelCase(anchor: string): string {
  return anchor.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The changes of a guide, as the list of updates shows them: the first edition is new, the others correct it. */
export function guideUpdates({ slug, title, changes }: Guide): UpdateEntry[] {
  return changes.map(({ date, text }, index) => {
    const kind = index === changes.length - 1 ? 'addition' : 'correction';
    return { date, path: paths.guide(slug), title, text, kind };
  });
}

/** How sure a figure is: read in a stored public source, known in the field, reported by others, or our own count. */
export type Confidence = 'confirmed' | 'known' | 'reported' | 'ours';

/** The source of figures and dates that a guide states. Kept with the guide's sources; never published. */
export interface FigureRecord {
  /** As the guide writes them: "102", "16 February 2026". */
  figures: readonly string[];
  /** The statement that they belong to, so that a reader of the record can check it. */
  says: string;
  /** The name of one of the guide's sources, or "own" for our own counts and examples. */
  source: string;
  confidence: Confidence;
}
