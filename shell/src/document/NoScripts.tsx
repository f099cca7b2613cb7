/** The id of the element below. */
export const noScriptsId = 'no-scripts';

/**
 * What a visitor reads when the shell's code does not run, whatever keeps it from running: the early script shows the
 * line once the document has loaded. Without JavaScript it stays hidden: pages then show no controls that need code.
 */
export function NoScripts() {
  return (
    <div id={noScriptsId} role="status">
      <p hidden>
        Search, tools and binder need scripts that did not load.{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: the address of the document itself, with its query */}
        <a href="">Load this page again</a>
      </p>
    </div>
  );
}
