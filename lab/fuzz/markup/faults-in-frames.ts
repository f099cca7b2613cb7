/**
 * Finds foreign parts that pages reach, and parts that they hide from code, in the documents in the frames of a page;
 * the first has no content of a remote. Runs in the browser, with the functions of the outer page, which nothing in a
 * frame can hide.
 * @returns the faults of each document
 */
export function faultsInFrames(): string[][] {
  const elements = (root: Document | Element, selector: string): Element[] => {
    const { querySelectorAll } = 'body' in root ? Document.prototype : Element.prototype;
    return [...(querySelectorAll as (selector: string) => NodeListOf<Element>).call(root, selector)];
  };
  const property = (of: object, name: string): unknown => (of as Record<string, unknown>)[name];
  const isElement = (value: unknown) =>
    /Element|HTMLCollection|NodeList/.test(Object.prototype.toString.call(value)) && value !== null;
  /** The value of a document's own property, such as `images`, which no element can hide from a call of its getter. */
  const ofDocument = (page: Document, name: string): unknown => Reflect.get(Document.prototype, name, page);
  const frames = [...document.querySelectorAll('iframe')];
  const empty = frames[0]?.contentWindow ?? window;

  const hidden = (view: Window, page: Document, wrapper: Element): string[] =>
    elements(wrapper, '[id], [name]').flatMap((one) =>
      ['id', 'name'].flatMap((attribute) => {
        const name = one.getAttribute(attribute) ?? '';
        const hides = [
          ...(name in empty && !isElement(property(empty, name)) && isElement(property(view, name)) ? ['window'] : []),
          ...(isElement(property(page, name)) && property(page, name) !== ofDocument(page, name) ? ['document'] : []),
          ...(name in HTMLFormElement.prototype &&
          elements(wrapper, 'form').some((form) => isElement(property(form, name)))
            ? ['form']
            : []),
        ];
        return hides.map((what) => `${what}.${name} is an element`);
      }),
    );

  /** The elements that an element refers to by their ids. */
  const related = (one: Element, page: Document): Element[] => {
    const names = `form list control labels popoverTargetElement commandForElement ariaActiveDescendantElement
      ariaControlsElements ariaDescribedByElements ariaDetailsElements ariaErrorMessageElements ariaFlowToElements
      ariaLabelledByElements ariaOwnsElements`.split(/\s+/);
    const isDrawn = one.namespaceURI === 'http://www.w3.org/2000/svg';
    const ids = [...one.attributes].flatMap(({ name, value }) => [
      ...(/^(xlink:)?href$/.test(name) && value.startsWith('#') ? [value.slice(1)] : []),
      ...[...(isDrawn ? value : '').matchAll(/url\(\s*["']?#([^)"'\s]+)/gi)].map(([, id = '']) => id),
    ]);
    return [
      ...names
        .map((name) => property(one, name))
        .flatMap((other) => (other && Symbol.iterator in Object(other) ? [...(other as Iterable<unknown>)] : [other])),
      ...ids.map((id) => Document.prototype.getElementById.call(page, id)),
    ].filter((other) => isElement(other)) as Element[];
  };

  const ofElement = (one: Element, page: Document, wrapper: Element): string[] => [
    ...related(one, page)
      .filter((other) => !wrapper.contains(other))
      .map((other) => `${one.outerHTML} is related to ${other.localName}, which is the shell’s`),
    ...[...one.attributes].filter(({ name }) => /^on|^style$/i.test(name)).map(({ name }) => `an element has ${name}`),
    ...(one instanceof Object &&
    one.localName === 'a' &&
    one.hasAttribute('href') &&
    !/^(https?|mailto|tel):$/.test((one as HTMLAnchorElement).protocol)
      ? [`a link has the scheme ${(one as HTMLAnchorElement).protocol}`]
      : []),
  ];

  return frames.map((frame) => {
    const [view, page] = [frame.contentWindow, frame.contentDocument];
    const [wrapper] = page ? elements(page, '#root main [data-app]') : [];
    if (!view || !page || !wrapper) return ['the wrapper is gone'];
    const active = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')?.get?.call(
      page,
    ) as Element | null;
    return [
      ...hidden(view, page, wrapper),
      ...elements(wrapper, '*').flatMap((one) => ofElement(one, page, wrapper)),
      ...elements(page, ':modal, :popover-open, dialog').map(({ localName }) => `<${localName}> is a layer`),
      ...(active && active.localName !== 'body' ? [`the focus is on <${active.localName}>`] : []),
      ...(view.length > 0 ? ['it has frames'] : []),
    ];
  });
}
