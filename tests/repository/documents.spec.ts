import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programs } from '../../lab/programs.ts';
import { documents as kitDocuments } from '../../lab/scaffold/pack-kit.ts';
import { release } from '../release/command.ts';
import { remoteNames, workspaceOf } from '../site/applications.ts';
import { root } from '../site/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const scriptsOf = (folder: string) =>
  Object.keys((JSON.parse(read(join(folder, 'package.json'))) as { scripts?: object }).scripts ?? {});
const decisions = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'template.md');
const documents = [
  ...['README.md', 'CHANGELOG.md', '.github/pull_request_template.md'],
  ...readdirSync(join(root, 'docs')).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
  ...decisions.map((file) => `docs/decisions/${file}`),
];
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** The names of all sources, without their folders. */
const sourceNames = new Set(
  ['.github', 'delivery', 'lab', 'shared', 'shell', 'tests', ...remoteNames.map(workspaceOf)].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
  ),
);

/** The files that a reader makes by the guides of CONTRIBUTING.md (contributing.spec.ts follows them), and forms of names. */
const made =
  /remote-sports|\/(storm|sets|sets-page|SetsPage|FirstPrintingsGuidePage|PascalCase|kebab-case)\.|\/first-printings\/|\/\.yarnrc\.yml/;

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('links to existing files and headings', () => {
    const prose = text.replaceAll(/`[^`\n]*`/g, '');
    const targets = [...prose.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
  });

  it('names sources by the names that they have', () => {
    // Decisions and the list of changes tell of files that are gone.
    if (/decisions|CHANGELOG/.test(file)) return;
    const named = [...text.matchAll(/`([\w.-]+\.(?:tsx?|css|yml))`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !sourceNames.has(name) && !made.test(`/${name}`))).toEqual([]);
  });

  it('names existing files and folders', () => {
    // Patterns and placeholders (`remote-*`, `<slug>`) name no file, nor do folders that only a build creates.
    const named = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path);
    const ours = named.filter(
      (path) => folders.includes(path.split('/')[0] ?? '') && !/\/(dist|\.output)\b/.test(path) && !made.test(path),
    );
    expect(ours.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names existing commands', () => {
    const commands = [...text.matchAll(/npm run (?:--silent )?([\w:]+)(?: -w ([\w-]+))?/g)];
    const missing = commands.filter(
      ([, script = '', workspace = '.']) => !made.test(workspace) && !scriptsOf(workspace).includes(script),
    );
    expect(missing.map(([command]) => command)).toEqual([]);
  });
});

it.each(kitDocuments)('%s, which is in the kit, links only to what the kit has', (file) => {
  const targets = [...read(`docs/${file}`).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !kitDocuments.includes(target) && !target.startsWith('../shared/'))).toEqual([]);
});

it('every program of the laboratory that a document names exists, and a file runs it', () => {
  const named = [...documents, '.ci/run', '.github/workflows/nightly.yml'].flatMap((file) =>
    [...read(file).matchAll(/npm run lab -- ([\w-]+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !programs.some((program) => program.name === name))).toEqual([]);
  const files = programs.flatMap(({ run }) => (typeof run === 'string' ? [run] : []));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('every verb of release that a document or a workflow names exists', async () => {
  const { stdout } = await release(['--help']);
  const verbs = [...stdout.matchAll(/^ {2}([a-z]+) [[<]/gm)].map(([, verb]) => verb);
  const workflows = readdirSync(join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`);
  const named = [...documents, ...workflows].flatMap((file) =>
    [...read(file).matchAll(/npm run (?:--silent )?release -- ([a-z]+)/g)].map(([, verb]) => verb),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((verb) => !verbs.includes(verb))).toEqual([]);
});

describe('decision records', () => {
  const headings = (file: string) => read(`docs/decisions/${file}`).match(/^## .*/gm);

  it.each(decisions)('%s follows the template', (file) => {
    expect(headings(file)).toEqual(headings('template.md'));
    expect(read(`docs/decisions/${file}`)).toMatch(new RegExp(`^# ${file.slice(0, 3)} \\S`));
  });

  it('have unique numbers', () => {
    const numbers = decisions.map((file) => Number(file.slice(0, 3)));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index || !(number > 0))).toEqual([]);
  });
});

it('every remote has an owner of its own, and every owner owns something', () => {
  const rows = read('.github/CODEOWNERS').matchAll(/^\/([\w-]+)\/ +(@\S+)$/gm);
  const owned = Object.fromEntries([...rows].map(([, folder = '', owner = '']) => [folder, owner]));
  expect(owned).toEqual(Object.fromEntries(remoteNames.map((name) => [workspaceOf(name), `@mint-row/${name}`])));
});
