import type { RemoteName } from '@mint-row/shared/contract';
import type { Combinator, Selector, SelectorComponent, SelectorList } from 'lightningcss';

/** Where an element can be that a selector matches, from the least that is known of it to the most. */
export const place = { anywhere: 0, wrapperOrInside: 1, inside: 2 } as const;

export type Place = (typeof place)[keyof typeof place];

/**
 * Works out where a rule can apply, seen from the element that the shell puts around a remote's page. Conditions that
 * only narrow a selector, as `:not()` and `:has()` do, never count in its favour.
 * @param selectors of the rule, as lightningcss reads them
 * @param app whose wrapper is meant
 * @param parent where the rule that this one is nested in applies: what `&` stands for
 * @returns what holds for every one of the selectors
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

/** Where a step leads: into what is inside of the wrapper, or to what stands beside it. */
function after(combinator: Combinator, from: Place): Place {
  if (combinator === 'pseudo-element') return from;
  if (combinator === 'child' || combinator === 'descendant') {
    return from === place.anywhere ? place.anywhere : place.inside;
  }
  const besides = combinator === 'next-sibling' || combinator === 'later-sibling';
  return besides && from === place.inside ? place.inside : place.anywhere;
}

/** What a single condition says of the element that fulfils it. */
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
