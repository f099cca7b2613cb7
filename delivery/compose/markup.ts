import { visible } from '@mint-row/kit/contract/visible';
import { escaped } from './html.ts';

/** Markup, in which every value is escaped. */
export class Html {
  readonly markup: string;

  /** @param markup trusted: made by `html`, or a constant of our code */
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | Html | readonly Html[];

/** Makes markup of a template; text in it is escaped, and its control and direction characters made visible. */
export function html(template: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: template }, ...values.map(markupOf)));
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string' || typeof value === 'number') return escaped(visible(String(value)));
  return value.map(({ markup }) => markup).join('\n');
}
