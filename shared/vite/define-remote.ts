import { resolve } from 'node:path';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { readDeclaration } from '../build/index.ts';
import { writeRemoteArtifact } from './artifact.ts';
import { baseConfig, buildEnvironments, distFolder } from './base.ts';
import { classNames } from './class-names.ts';
import { collectClientBuild } from './client-build.ts';
import { developAlone, previewAlone } from './development/alone.ts';
import { freePort } from './development/free-port.ts';
import { developInLiveSite, siteVariable } from './development/live-site.ts';
import { policyOfProduction } from './development/policy.ts';
import { exposedModules, insetModules, pageModules } from './exposed-modules.ts';
import { federationRemote, noInputModule } from './federation.ts';
import { siteIcons } from './icons.ts';
import { pageUtilities } from './page-utilities.ts';
import { remoteSources } from './remote-sources.ts';
import { provideShareScope } from './share-scope/provide.ts';
import { needsLibraries, takeShareScope } from './share-scope/take.ts';
import { pageRules } from './source-rules.ts';

/**
 * The complete build configuration of a remote: `vite build` makes its artifact, `vite` serves it alone from its
 * sources, `vite --mode preview` serves it alone from its artifact.
 * The remote's folder must be the working directory; `remote.json` there provides the rest.
 */
export function defineRemote(): UserConfigFnObject {
  const root = process.cwd();
  const declared = readDeclaration(root);
  const { name, port } = declared;
  const exposes = exposedModules(root);
  const client = collectClientBuild(Object.values(pageModules(root)), Object.values(insetModules(root)));
  const libraries = needsLibraries(name);
  return defineConfig(({ command, mode }) => {
    const dist = distFolder(root, mode);
    const common = remoteSources(root, name);
    const site = process.env[siteVariable];
    if (command === 'serve' && site) {
      const plugins = [...common, freePort(name), ...policyOfProduction(), ...developInLiveSite(declared, root, site)];
      return { ...baseConfig(root, port, `${mode}-in-site`), plugins };
    }
    if (command === 'serve') {
      const alone = mode === 'preview' ? previewAlone(declared, root) : developAlone(declared, root);
      return {
        ...baseConfig(root, port, mode),
        plugins: [...common, freePort(name), ...policyOfProduction(), provideShareScope(), siteIcons(), ...alone],
      };
    }
    return {
      ...baseConfig(root, port, mode),
      plugins: [
        ...common,
        pageRules(),
        classNames(root),
        takeShareScope(),
        ...federationRemote(name, exposes),
        pageUtilities(root, name, Object.values(exposes)),
        libraries.plugin,
        client.plugin,
      ],
      ...buildEnvironments({
        root,
        dist,
        side: 'remote',
        client: { none: noInputModule },
        server: { pages: resolve(root, 'src/pages/index.ts'), ...exposes },
        finish: (folder) =>
          writeRemoteArtifact({ folder, declared, exposes, client: client.result(), uses: libraries.result() }),
      }),
    };
  });
}
