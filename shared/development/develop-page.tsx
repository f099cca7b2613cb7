import { Component, type ComponentType, type ReactNode } from 'react';
import type { PageProps } from '../contract/index.ts';
import { useCurrentContent } from './current-content.ts';
import { exposedFile, notAPage } from './messages.ts';
import { reportFailure } from './report-failures.ts';

interface Developed {
  remote: string;
  expose: string;
  /** Imports the module; undefined if there is none. */
  load: (() => Promise<{ default?: unknown }>) | undefined;
}

/** Less than what the shell waits for in development: this failure names the file. */
const longestLoadMs = 60_000;

/**
 * An exposed page in development: its content follows the sources, and its errors are reported under its name. Of an inset,
 * which is rendered once, only the errors are.
 * @throws whatever the module throws while it loads, or Error when it does not export a page
 */
export async function developPage({ remote, expose, load }: Developed): Promise<ComponentType<PageProps>> {
  const Page = await loadPage({ remote, expose, load });
  return function DevelopedPage(props: PageProps) {
    const current = useCurrentContent(props, !expose.endsWith('Inset'));
    return (
      <FailureReporter remote={remote} expose={expose}>
        <Page {...current} />
      </FailureReporter>
    );
  };
}

async function loadPage({ remote, expose, load }: Developed): Promise<ComponentType<PageProps>> {
  const source = `remote-${remote}/src/${exposedFile(expose)}`;
  try {
    if (!load) throw new Error(`${remote} does not expose ${expose}: there is no ${source}.`);
    const { default: page } = await inTime(load(), source);
    // The exposed modules of remotes have no types here: anything but a component fails with this message.
    if (typeof page === 'function') return page as ComponentType<PageProps>;
    throw new Error(notAPage(source, expose));
  } catch (error) {
    reportFailure(remote, expose, error);
    throw error;
  }
}

/** @throws Error when a module has not run after a minute */
async function inTime<Module>(loading: Promise<Module>, source: string): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const seconds = longestLoadMs / 1000;
    const message = `${source} has not run after ${seconds} seconds. Does it, or a module that it imports, await something at its top that does not come?`;
    timer = setTimeout(() => reject(new Error(message)), longestLoadMs);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface ReporterProps {
  remote: string;
  expose: string;
  children: ReactNode;
}

/** Reports what a page throws, and leaves it to the parent to handle. */
class FailureReporter extends Component<ReporterProps, { thrown: { error: unknown } | null }> {
  override state: { thrown: { error: unknown } | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    // Here, because React does not call a boundary that throws again.
    reportFailure(this.props.remote, this.props.expose, thrown.error);
    throw thrown.error;
  }
}
