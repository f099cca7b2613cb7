import { sharePictureFile } from '@mint-row/kit/contract';
import { type PageHead, pageTags } from '../document/page-tags.ts';
import type { Page } from '../remotes/page.ts';
import { notFoundHead } from '../route-table.ts';

/** Adds to the head what the document of the page that is shown now has there. `showHead` has removed the rest. */
export function setHead(page: Page): void {
  const elements = pageTags(headOf(page)).map(({ name, attributes }) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  });
  document.head.querySelector('title')?.after(...elements);
}

function headOf(page: Page): PageHead {
  if (page.kind === 'page') {
    const { title, description, path, indexed = true, props } = page;
    return { title, description, path, indexed, picture: props.base + sharePictureFile(path) };
  }
  const { title, description } =
    page.kind === 'not-found' ? notFoundHead : { title: page.title, description: page.title };
  return { title, description, path: null, indexed: false, picture: null };
}
