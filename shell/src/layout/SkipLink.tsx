/** The first element that the keyboard reaches: it skips the header. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to the page
    </a>
  );
}
