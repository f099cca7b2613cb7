import { expect, it } from 'vitest';
import { assetHeaders, dataHeaders, documentHeaders, entityTag } from './index.ts';

const hashes = { scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] };
const root = { folder: '/' };
const document = documentHeaders(hashes, root);

it('an entity tag depends on the file and on the headers that a 304 does not repeat', () => {
  const tag = entityTag('file', document);
  expect(tag).toMatch(/^"file\.[0-9a-z]{1,7}"$/);
  expect(entityTag('file', documentHeaders(hashes, root))).toBe(tag);
  expect(entityTag('other', document)).not.toBe(tag);
  expect(entityTag('file', documentHeaders({ ...hashes, scriptHashes: ['sha256-c'] }, root))).not.toBe(tag);
  expect(entityTag('file', { ...document, 'Permissions-Policy': 'camera=()' })).not.toBe(tag);
});

it('an entity tag stays the same when a header changes that every 304 repeats', () => {
  expect(entityTag('file', dataHeaders)).toBe(entityTag('file', assetHeaders));
});
