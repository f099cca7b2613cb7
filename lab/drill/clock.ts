/** Tells what happens, with the time since the beginning, and which claims held. */
export class Clock {
  readonly #began = performance.now();
  #isBroken = false;

  /** Begins a scene of the drill. */
  scene(title: string): void {
    console.log(`\n${title}`);
  }

  say(line: string): void {
    console.log(`${this.#time()}  ${line}`);
  }

  /** Says whether something that must be so is so. */
  claim(what: string, faults: readonly string[], evidence = ''): void {
    const held = faults.length === 0;
    this.#isBroken ||= !held;
    console.log(`${held ? '   held  ' : '   FAILED'}  ${what}${held && evidence ? `: ${evidence}` : ''}`);
    for (const fault of [...new Set(faults)].slice(0, 10)) console.log(`             ${fault}`);
  }

  /** Whether every claim held. */
  get isFine(): boolean {
    return !this.#isBroken;
  }

  #time(): string {
    const seconds = (performance.now() - this.#began) / 1000;
    return `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`.padStart(9);
  }
}

/** Milliseconds as "12.3 s". */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
