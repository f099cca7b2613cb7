import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkManifest, ManifestError, remoteManifestSchema, shellManifestSchema } from './manifest.ts';
import { sampleManifests } from './sample-manifests.ts';

/** How a message must refer to an entry of a list, or of a group whose keys are names. */
const entries: Record<string, string> = {
  pages: '"/marvel"',
  insets: '"CharacterReadingInset"',
  routes: '"/pokemon/*"',
  franchises: '"marvel"',
  characters: '"iron-man"',
  portraits: '"thor"',
  cards: '"card-42"',
  guides: '"grading"',
  terms: '"raw"',
  questions: '"is-it-real"',
  updates: '"/marvel"',
};

interface Json {
  [name: string]: Json | undefined;
}
type Schema = z.core.JSONSchema.BaseSchema;
type Break = { path: string[]; how: string; value: unknown };

/** Every way to break a value that its schema reports. */
function* breaks(schema: Schema, value: unknown, path: string[] = []): Generator<Break> {
  if (path.length > 0) {
    yield { path, how: 'of another type', value: schema.type === 'string' || schema.anyOf ? 7 : 'text' };
    // A value that may be null has two schemas.
    if (!schema.anyOf) yield { path, how: 'null', value: null };
  }
  if (schema.maxLength) yield { path, how: 'too long', value: 'a'.repeat(schema.maxLength + 1) };
  if (schema.minLength) yield { path, how: 'empty', value: '' };
  if (schema.minItems) yield { path, how: 'empty', value: [] };
  if (schema.pattern || schema.allOf) yield { path, how: 'of another form', value: '%\u202e\u001b\n' };
  if (schema.enum || schema.const) yield { path, how: 'of another choice', value: 'sports' };
  if (schema.minimum !== undefined) yield { path, how: 'too small', value: -1 };
  if (schema.type === 'integer') yield { path, how: 'a fraction', value: 1.5 };
  if (schema.additionalProperties === false) yield { path: [...path, 'scripts'], how: 'unknown', value: {} };
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    if (schema.required?.includes(name)) yield { path: [...path, name], how: 'missing', value: undefined };
    yield* breaks(inner as Schema, (value as Json)[name], [...path, name]);
  }
  const each = schema.items ?? schema.additionalProperties;
  for (const [name, inner] of typeof each === 'object' ? Object.entries(value as Json) : []) {
    yield* breaks(each as Schema, inner, [...path, name]);
  }
  if (schema.propertyNames) yield { path: [...path, '../a b'], how: 'a bad name', value: {} };
}

function broken(manifest: object, { path, value }: Break): unknown {
  const copy = structuredClone(manifest) as Json;
  const parent = path.slice(0, -1).reduce<Json>((at, step) => at[step] as Json, copy);
  parent[path.at(-1) as string] = value as Json;
  return copy;
}

describe.each([
  ['marvel', remoteManifestSchema],
  ['shell', shellManifestSchema],
] as const)('the manifest of %s', (app, schema) => {
  const manifest = sampleManifests[app];
  const all = [...breaks(z.toJSONSchema(schema), manifest)];

  it('is checked', () => {
    expect(checkManifest(app, manifest)).toEqual(manifest);
  });

  it('has every field broken below', () => {
    expect(new Set(all.map(({ path }) => path[0]))).toEqual(new Set([...Object.keys(schema.shape), 'scripts']));
    expect(all.length).toBeGreaterThan(80);
  });

  it.each(all.map((each) => [each.path.join(' '), each.how, each] as const))(
    'names %s that is %s',
    (_, _how, fault) => {
      const text = faultsOf(app, broken(manifest, fault));
      const list = fault.path.findIndex((step) => Object.hasOwn(entries, step));
      expect(text).toMatch(new RegExp(`^${app}[,:]`));
      if (list >= 0 && fault.path.length > list + 1) {
        // The entry of a list by its name, unless the name is what is wrong.
        const rest = fault.path.slice(list + 2);
        const names = fault.path[list] === 'insets' ? ['name'] : ['path', 'slug', 'anchor', 'pattern'];
        const isName = rest.length === 0 || names.includes(rest[0] ?? '');
        expect(text).toMatch(
          isName
            ? /page|route|inset|franchise|character|card|guide|term|update/
            : (entries[fault.path[list] ?? ''] ?? ''),
        );
      }
      const field = fault.path.findLast((step) => !/^\d$/.test(step)) ?? '';
      if (!Object.hasOwn(entries, field)) expect(text).toContain(field);
      expect(text).not.toMatch(/\[\d|[a-z]\.\d|Invalid|invalid|expected|Unrecognized|undefined|Zod/);
      expect(text).toMatch(/: .+\. (Build it again|Correct it in [a-z/.-]+ of \w+, and build it again)\.$/);
      expect(text).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
    },
  );
});

it('that is none at all is refused in words', () => {
  expect(faultsOf('marvel', 'text')).toBe('marvel: is "text", and must be a group of fields. Build it again.');
});

it('with a former address that is no path of a site is refused', () => {
  const [page] = sampleManifests.marvel.pages;
  const withFormer = (former: string) => ({ ...sampleManifests.marvel, pages: [{ ...page, formerly: [former] }] });
  expect(faultsOf('marvel', withFormer('/marvel/old'))).toBe('no fault');
  for (const former of ['/Marvel/', '//evil.example', '/registry.json', 'https://evil.example/']) {
    expect(faultsOf('marvel', withFormer(former))).toMatch(/formerly number 1: is "[^"]+", which is not a path like/);
  }
});

it.each([
  ['another name', { name: 'PriceInset', props: {} }, 'name: is "PriceInset", which the contract does not have'],
  ['nothing', { name: 'CharacterReadingInset' }, 'props: is missing'],
  [
    'no name of a character',
    { name: 'CharacterReadingInset', props: { slug: 'thor', franchise: 'marvel' } },
    'props, name: is missing',
  ],
  [
    'more than it knows',
    { name: 'CharacterReadingInset', props: { slug: 'thor', name: 'Thor', franchise: 'marvel', html: '<b>' } },
    'props: has a field that is not allowed: "html"',
  ],
])('with a page that tells an inset %s is refused', (_, inset, fault) => {
  const [page] = sampleManifests.marvel.pages;
  const told = { ...sampleManifests.marvel, pages: [{ ...page, insets: [inset] }] };
  expect(faultsOf('marvel', told)).toContain(`marvel, page "/marvel", inset `);
  expect(faultsOf('marvel', told)).toContain(fault);
});

function faultsOf(app: 'marvel' | 'shell', manifest: unknown): string {
  try {
    checkManifest(app, manifest);
  } catch (error) {
    if (error instanceof ManifestError) return error.faults[0] ?? '';
    throw error;
  }
  return 'no fault';
}
