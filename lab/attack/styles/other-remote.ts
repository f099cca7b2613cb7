/** The neighbour of Marvel's wrapper: elements and styles of another remote, which an attack might change. */
export const otherRemote = {
  css: `
    @property --pokemon-tone { syntax: "<color>"; inherits: false; initial-value: green; }
    @layer pokemon-a, pokemon-b;
    @layer pokemon-a { [data-app="pokemon"] .layered { color: blue; } }
    @layer pokemon-b { [data-app="pokemon"] .layered { color: green; } }
    @keyframes pokemon-turn { to { color: blue; } }
    [data-app="pokemon"] {
      .beside { margin: 0.5rem; }
      .turned { animation: pokemon-turn 2s linear -1s paused; }
      .toned { background: var(--pokemon-tone); }
      .numbered { padding-left: 3em; list-style: lower-roman; }
    }`,
  html: `<div data-app="pokemon"><section class="beside"><p class="turned">Turned</p><p class="toned">Toned</p><p class="layered">Layered</p>
    <ol class="numbered"><li>First<li>Second</ol><p>Said: <q>Gotta read them all</q></p></section></div>`,
};
