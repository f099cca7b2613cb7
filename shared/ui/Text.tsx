import { paths, type TermEntry, type TextPart, textParts } from '@mint-row/kit/contract';
import { createContext, Fragment, type ReactNode, useContext } from 'react';

/** A text with its links and explained terms. Does not add an element around it. */
export function Text({ children }: { children: string }) {
  return textParts(children).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    <Fragment key={index}>{shown(part)}</Fragment>
  ));
}

function shown(part: TextPart) {
  if (part.kind === 'term') return <Term slug={part.term}>{unbroken(part.text)}</Term>;
  if (part.kind === 'link') return <a href={part.href}>{unbroken(part.text)}</a>;
  return unbroken(part.text);
}

/** A term: a link to its entry in the glossary, with the definition as its tooltip. */
function Term({ slug, children }: { slug: string; children: string }) {
  const term = useTerm(slug);
  if (!term) return children;
  return (
    <a href={`${paths.glossary}#${slug}`} className="term" data-tooltip={term.definition}>
      {children}
    </a>
  );
}

const Terms = createContext<readonly TermEntry[]>([]);

/** Explains the terms in the `Text`s inside it: every page that mentions terms has this around its content. */
export function GlossaryTerms({
  terms = [],
  children,
}: {
  terms: readonly TermEntry[] | undefined;
  children: ReactNode;
}) {
  return <Terms value={terms}>{children}</Terms>;
}

/** The entry of a term; undefined if the glossary has none, for example because its remote has no release. */
function useTerm(slug: string): TermEntry | undefined {
  return useContext(Terms).find((term) => term.slug === slug);
}

/**
 * A heading whose lines end at spaces, and not in a name: "X-Men" stays whole, and so do "Star Wars" and "Series 1" unless
 * the window is very narrow.
 */
export function WholeWords({ children }: { children: string }) {
  return children
    .split(/(\S+-\S+|Star Wars|Base Set|Wonder Bread|Ancient Origins|Darth Vader|\(Star File\)|Series \d)/)
    .map((part, index) =>
      index % 2 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a heading never change places.
        <span key={index} className={part.includes('-') ? 'whitespace-nowrap' : 'min-[22rem]:whitespace-nowrap'}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}

/**
 * Each finds a space at which a line must not break; its group is what stands before the space. In this order: a number
 * that belongs to the word before it is no day of a month.
 */
const held = [
  // "PSA 10", also where the company is a link before this text; "Series 1", "Top 50", "a 9.5"
  /(^|PSA|BGS|CGC|Series|Top|\b[Aa]) (?=\d)/g,
  // "Dr. Donald Blake", "No. 1 Trainer", "Base Set", "M Venusaur-EX", "Episode IV", "Feb 27", "1st Edition"
  /(\b(?:Dr\.|No\.|Base|Star|Gem|Feb|M|Iron|Van|Episode|1st)) (?=[A-Z\d])/g,
  // "9 January", "7 pm", but not "Series 1 Hologram"
  /((?:^|[^\w\u00a0])\d\d?) (?=[A-Z]|[ap]m\b)/g,
  // "11 am to 7 pm"
  /(\d\u00a0[ap]m|\bto) (?=to \d|\d\d?\u00a0[ap]m\b)/g,
  // "162 cards, 5 holograms", "Impel · 162 cards"
  /((?:[a-z],|·) \d+) /g,
  // "$3.6 million", "90.5 kilograms"
  /(\d) (?=(?:million|kilograms|metres)\b)/g,
  // "Charizard #4", "X-Force #1". Large text has no room for a longer word and its number, nor for "M Gyarados-EX #115".
  /((?:^|[^\w-])(?:X-)?\w{1,9}) (?=#\d+\b(?!\s[A-Z]|\/))/g,
];

/**
 * Keeps dates, streets, hours, grades, counts and the numbers of cards in one line. Lines do not end in a range, in a
 * name, behind the first letter of a word, or between two short words: "1999–2000", "Spider-Man", "e-mail", "full-art".
 */
export function unbroken(text: string): string {
  return held
    .reduce((line, rule) => line.replace(rule, '$1\u00a0'), text)
    .replace(/(\w–|\b\w-(?=\w)|\b[a-z\d]{1,5}-(?=[a-z]{1,5}\b)|[A-Z][\w’]*-(?=[A-Z]))(?=\w)/g, '$1\u2060');
}
