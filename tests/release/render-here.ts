import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PublishOptions, RefusedError } from '../../delivery/index.ts';

/**
 * Renders pages with a tiny site's server builds in this process, without isolation. It is many times faster than a
 * sandbox, and enough where rendering is not the subject.
 */
export const renderHere: NonNullable<PublishOptions['startUnconfined']> = (app, [shell = '', remote = '']) => ({
  async render(task, failure) {
    try {
      const { render, renderInset } = await load(shell, 'render');
      if ('inset' in task) {
        const { expose, props } = task.inset;
        return await renderInset((await load(remote, expose)).default, props, task.place);
      }
      const { path, page, head, placeholder } = task;
      if (!page) return await render(path, { kind: 'not-found' }, head);
      const Component = placeholder === undefined ? (await load(remote, page.expose)).default : () => placeholder;
      return await render(path, { kind: 'page', path, ...page, Component }, head);
    } catch (error) {
      throw new RefusedError([`${app}: ${failure}\n${error instanceof Error ? error.stack : error}`]);
    }
  },
  end: async () => {},
  kill: () => {},
});

const load = (folder: string, file: string) => import(pathToFileURL(join(folder, `${file}.mjs`)).href);
