/** The colours that the theme has for franchises, by their names in `shared/theme/base/accents.css`. */
export const accents = ['red', 'yellow', 'blue', 'green', 'violet', 'teal', 'orange', 'grey'] as const;

/** A franchise, as all remotes' pages show it. */
export interface Franchise {
  /** The name of the remote that owns it. */
  slug: string;
  /** As visitors read it: "Star Wars". */
  name: string;
  /** One of `accents`; any other name is shown in grey. */
  accent: string;
  /** The address of its landing page. */
  path: string;
  /** The address of the list of its characters. */
  characters: string;
}
