import type { Combinator, Selector, SelectorComponent, SelectorList } from 'lightningcss';
import type { RemoteName } from '../../contract/index.ts';

/** Where the elements that a selector matches can be, from the least certain to the most certain. */
export const place = { anywhere: 0, wrapperOrInside: 1, inside: 2 } as const;

export type Place = (typeof place)[keyof typeof place];

/**
 * Works out where a rule can apply, relative to the wrapper that the shell puts around a remote's page. Conditions such
 * as `:not()` and `:has()`, which only narrow a selector, are ignored.
 * @param selectors of the rule, as lightningcss reads them
 * @param app the remote whose wrapper is meant
 * @param parent where the enclosing rule applies, which is the meaning of `&`
 * @returns the most that is certain for every one of the selectors
 */
export function placeOf(selectors: SelectorList, app: RemoteName, parent: Place): Place {
  return least(selectors.map((selector) => placeOfSelector(selector, app, parent)));
}

function placeOfSelector(selector: Selector, app: RemoteName, parent: Place): Place {
  let at: Place = place.anywhere;
  for (const component of selector) {
    if (component.type === 'combinator') at = after(component.value, at);
    else at = Math.max(at, placeOfComponent(component, app, parent)) as Place;
  }
  return at;
}

/** Where a combinator leads: to an element inside the wrapper, or to one beside it. */
function after(combinator: Combinator, from: Place): Place {
  if (combinator === 'pseudo-element') return from;
  if (combinator === 'child' || combinator === 'descendant') {
    return from === place.anywhere ? place.anywhere : place.inside;
  }
  const besides = combinator === 'next-sibling' || combinator === 'later-sibling';
  return besides && from === place.inside ? place.inside : place.anywhere;
}

/** What a single condition tells about the elements that it matches. */
function placeOfComponent(component: SelectorComponent, app: RemoteName, parent: Place): Place {
  if (component.type === 'nesting') return parent;
  if (component.type === 'attribute') return isWrapper(component, app) ? place.wrapperOrInside : place.anywhere;
  if (component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where')) {
    return placeOf(component.selectors, app, parent);
  }
  return place.anywhere;
}

function isWrapper(attribute: Extract<SelectorComponent, { type: 'attribute' }>, app: RemoteName): boolean {
  const { namespace, name, operation } = attribute;
  return (
    !namespace &&
    name === 'data-app' &&
    operation?.operator === 'equal' &&
    operation.value === app &&
    operation.caseSensitivity !== 'ascii-case-insensitive'
  );
}

function least(places: readonly Place[]): Place {
  return places.length === 0 ? place.anywhere : (Math.min(...places) as Place);
}
