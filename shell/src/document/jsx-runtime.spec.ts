import { site } from '@mint-row/kit/content';
import { shareScope } from '@mint-row/kit/contract';
import { isValidElement, type ReactElement, Fragment as ReactFragment } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createElement, Fragment, jsx, jsxs } from './jsx-runtime.ts';

const propsOf = (element: ReactElement): unknown => (isValidElement(element) ? element.props : null);
const Link = () => null;

beforeEach(() => {
  globalThis.mintRowPlace = { ...site.examplePlace, folder: '/cards/' };
});

it('provides what the share scope lists', () => {
  expect(Object.keys({ Fragment, jsx, jsxs })).toEqual(shareScope['react/jsx-runtime']);
  expect(Fragment).toBe(ReactFragment);
});

it('in a folder, elements have their addresses there', () => {
  expect(propsOf(jsx('a', { href: '/guides#a' }))).toEqual({ href: '/cards/guides#a' });
  expect(propsOf(jsxs('img', { src: '/a.png', srcSet: '/a.png 1x, /b.png 2x' }))).toEqual({
    src: '/cards/a.png',
    srcSet: '/cards/a.png 1x, /cards/b.png 2x',
  });
  expect(propsOf(createElement('a', { href: '/' }, 'Home'))).toEqual({ href: '/cards/', children: 'Home' });
  expect(propsOf(createElement('p', null))).toEqual({});
});

it('in a folder, other addresses stay as they are, and so do the properties of components', () => {
  for (const href of ['#sets', 'https://other.example/a', '//other.example/a', 'mailto:a@b.example', '?q=a,/b']) {
    expect(propsOf(jsx('a', { href }))).toEqual({ href });
  }
  const url = new URL('https://other.example/a');
  expect(propsOf(jsx('a', { href: url }))).toEqual({ href: url.href });
  expect(propsOf(jsx(Link, { href: '/guides' }))).toEqual({ href: '/guides' });
});

it('at the root, properties are passed on as they are', () => {
  const props = { href: '/guides' };
  for (const place of [site.examplePlace, undefined]) {
    globalThis.mintRowPlace = place;
    expect(propsOf(jsx('a', props))).toBe(props);
  }
});
