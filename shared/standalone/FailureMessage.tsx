import { Component, type ReactNode } from 'react';

interface Props {
  remote: string;
  expose: string;
  children: ReactNode;
}

/** Shows an error that a page throws in place of the page, with the page's name. */
export class FailureMessage extends Component<Props, { thrown: { error: unknown } | null }> {
  override state: { thrown: { error: unknown } | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return (
      <div role="alert" className="standalone-failure">
        <p>
          <strong>{this.props.remote}</strong>: {this.props.expose} failed.
        </p>
        <pre>{String(thrown.error)}</pre>
      </div>
    );
  }
}
