/** Creates an element at the end of the page for content that floats above it. */
export function layer(name: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.layer = name;
  document.body.append(element);
  return element;
}
