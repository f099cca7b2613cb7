export function Header() {
  return (
    <header>
      <a href="/">Mint Row</a> <a href="/marvel">Marvel Cards</a>
    </header>
  );
}
