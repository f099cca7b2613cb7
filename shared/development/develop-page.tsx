import { Component, type ComponentType, type ReactNode } from 'react';
import type { PageProps } from '../contract/index.ts';
import { useCurrentContent } from './current-content.ts';
import { reportFailure } from './report-failures.ts';

interface Developed {
  remote: string;
  expose: string;
  /** Imports the page's own module; undefined if there is none. */
  load: (() => Promise<{ default?: unknown }>) | undefined;
}

/**
 * An exposed page in development: its content follows the sources, and its errors are reported under its name.
 * @throws whatever the module throws while it loads, or Error when it does not export a page
 */
export async function developPage({ remote, expose, load }: Developed): Promise<ComponentType<PageProps>> {
  const Page = await loadPage({ remote, expose, load });
  return function DevelopedPage(props: PageProps) {
    const current = useCurrentContent(props);
    return (
      <FailureReporter remote={remote} expose={expose}>
        <Page {...current} />
      </FailureReporter>
    );
  };
}

async function loadPage({ remote, expose, load }: Developed): Promise<ComponentType<PageProps>> {
  const source = `remote-${remote}/src/pages/${expose}.tsx`;
  try {
    if (!load) throw new Error(`${remote} does not expose ${expose}: there is no ${source}.`);
    const { default: page } = await load();
    // The exposed modules of remotes have no types here: anything but a component fails with this message.
    if (typeof page === 'function') return page as ComponentType<PageProps>;
    throw new Error(`${source} has no default export that is a component.`);
  } catch (error) {
    reportFailure(remote, expose, error);
    throw error;
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
