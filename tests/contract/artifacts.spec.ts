import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlineWorkerPath, plainName } from '@mint-row/kit/contract';
import { expect, it, describe as suite } from 'vitest';
import { modulesOf } from '../../delivery/index.ts';
import { inTurn, whole } from '../sample.ts';
import { remoteNames, workspaceOf } from '../site/applications.ts';
import { root } from '../site/root.ts';
import { builtArtifacts } from './site.ts';

const { shell, remotes } = await builtArtifacts();

/**
 * An address in code that depends on where the site is. Those of pictures do not: documents, and the functions that make
 * elements, move them into the site's folder.
 */
function addressOfModule(code: string): string | null {
  return /["'`]\/(?:remotes|shell)\/(?![\w/.-]+\.(?:avif|gif|jpg|png|svg|webp)\b)[^"'`]*/.exec(code)?.[0] ?? null;
}

suite.each(remotes)('the artifact of $app', ({ app, folder, manifest }) => {
  it('imports from shared libraries only names that the shell provides', () => {
    expect(Object.keys(manifest.uses)).toContain('react/jsx-runtime');
    for (const [library, names] of Object.entries(manifest.uses)) {
      const provided = shell.manifest.provides[library]?.names ?? [];
      expect(
        names.filter((name) => !provided.includes(name)),
        `${app} imports from ${library}`,
      ).toEqual([]);
    }
  });

  it('asks the share scope at run time for these libraries alone', async () => {
    for (const file of Object.keys(manifest.imports)) {
      const code = await readFile(join(folder, 'client', file), 'utf8');
      for (const [, library] of code.matchAll(/await \w+\(`([^`]+)`\)/g)) {
        expect(Object.keys(shell.manifest.provides), file).toContain(library);
      }
    }
  });

  it('contains no React of its own', async () => {
    for (const file of Object.keys(manifest.imports)) {
      const code = await readFile(join(folder, 'client', file), 'utf8');
      expect(code, file).not.toMatch(/react\.(transitional\.)?element|__CLIENT_INTERNALS|__SECRET_INTERNALS/);
    }
  });

  it('has no stylesheet rule outside its own scope', async () => {
    for (const file of manifest.styles) {
      const css = await readFile(join(folder, 'client', file), 'utf8');
      const utilities = /@layer utilities\{(.*)\}/s.exec(css)?.[1] ?? '';
      expect(utilities).toContain(`[data-app=${app}]`);
      expect(css).not.toMatch(/(^|\})(html|body|a|h1|:root)[\s{,]/);
    }
  });

  it('lists every exposed module with its chunk', () => {
    for (const [name, chunk] of Object.entries(manifest.exposes)) {
      expect(name).toMatch(/(?:Page|Inset)$/);
      expect(modulesOf(manifest, [manifest.entry, chunk]).length).toBeGreaterThan(1);
    }
  });
});

suite('the shell’s artifact', () => {
  it('holds the only React', async () => {
    const code = await Promise.all(
      modulesOf(shell.manifest, [shell.manifest.entry]).map((file) =>
        readFile(join(shell.folder, 'client', file), 'utf8'),
      ),
    );
    expect(code.filter((text) => text.includes('react.transitional.element'))).toHaveLength(1);
  });

  it('does not load toasts, notices or tooltips with the page', () => {
    const modules = modulesOf(shell.manifest, [shell.manifest.entry]);
    expect(modules.filter((file) => /Toasts|Notices|TooltipLayer/.test(file))).toEqual([]);
    expect(Object.keys(shell.manifest.imports).filter((file) => /Toasts|Notices|TooltipLayer/.test(file))).toHaveLength(
      3,
    );
  });
});

suite('artifacts', () => {
  it('do not depend on the folder of their build or the address of their site', async () => {
    for (const { app, folder, manifest } of [shell, ...remotes]) {
      for (const file of Object.keys(manifest.files)) {
        const text = readFileSync(join(folder, file)).toString('latin1');
        expect(text.includes(root), `${app}: ${file} names the folder it was built in`).toBe(false);
        expect(
          /mintrow\.example|Springfield/.exec(text)?.[0],
          `${app}: ${file} has a value of the place`,
        ).toBeUndefined();
        if (file.endsWith('.js') && file.startsWith('client/')) expect(addressOfModule(text), file).toBeNull();
      }
    }
  });

  it('name a module relatively, and a picture by the path that elements move to where the site is', () => {
    for (const code of ['import("/remotes/sports/a-1234.js")', 'const b = `/shell/main.css`']) {
      expect(addressOfModule(code)).not.toBeNull();
    }
    expect(addressOfModule('import("./a.js")')).toBeNull();
    expect(addressOfModule('{srcSet:`/remotes/sports/pages-a-480-1234.avif 480w`}')).toBeNull();
  });

  it('are compiled while they are downloaded: each module has the marker for this in its first line', () => {
    for (const { app, folder, manifest } of [shell, ...remotes]) {
      // The service worker is a script of its own.
      const modules = Object.keys(manifest.imports).filter((file) => `/${plainName(file)}` !== offlineWorkerPath);
      for (const file of modules) {
        const code = readFileSync(join(folder, 'client', file), 'utf8');
        expect(code.startsWith('//# allFunctionsCalledOnLoad\n'), `${app}: ${file}`).toBe(true);
      }
    }
  });

  // A remote is built in a third of the time that the shell takes.
  it.each([...(whole ? ['shell'] : []), ...inTurn(remoteNames, 'byte-identical')])(
    '%s is byte-identical when built again',
    (app) => {
      const folder = join(root, workspaceOf(app));
      const manifestIn = (dist: string) => readFileSync(join(folder, dist, 'manifest.json'), 'utf8');
      // A mode other than production writes to a folder of its own: other tests are reading the built one.
      const vite = join(root, 'node_modules/vite/bin/vite.js');
      execFileSync(process.execPath, [vite, 'build', '--mode', 'again', '--logLevel', 'error'], {
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'production' },
      });
      expect(manifestIn('dist-again')).toBe(manifestIn('dist'));
    },
    60_000,
  );

  it('exist for all remotes', () => {
    expect(remotes.map(({ app }) => app)).toEqual([...remoteNames]);
  });
});
