import type { TestInfo } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** One cell of the fault matrix. */
interface Cell {
  /** What fails: a remote, or the kept pages. */
  subject: string;
  fault: string;
  way: string;
  milliseconds: number;
  passed: boolean;
}

const type = 'fault-matrix-cell';

/** Begins a cell of the matrix, which counts as failed until `passed` is called. */
export function cell(info: TestInfo, named: Pick<Cell, 'subject' | 'fault' | 'way'>): { passed: () => void } {
  const begun = performance.now();
  const result: Cell = { ...named, milliseconds: 0, passed: false };
  const annotation = { type, description: JSON.stringify(result) };
  info.annotations.push(annotation);
  return {
    passed() {
      const milliseconds = Math.round(performance.now() - begun);
      annotation.description = JSON.stringify({ ...result, milliseconds, passed: true });
    },
  };
}

/** Prints the fault matrix at the end: for each fault and way, the time of each subject, or its failure. */
export default class MatrixReporter implements Reporter {
  readonly #cells: Cell[] = [];

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const { type: kind, description = '' } of result.annotations) {
      if (kind === type) this.#cells.push(JSON.parse(description) as Cell);
    }
  }

  onEnd(): void {
    if (this.#cells.length === 0) return;
    const subjects = [...new Set(this.#cells.map(({ subject }) => subject))];
    const rowOf = ({ fault, way }: Cell) => `${fault.padEnd(28)}${way.padEnd(15)}`;
    console.log(`\n${'fault'.padEnd(28)}${'way'.padEnd(15)}${subjects.map((name) => name.padStart(11)).join('')}`);
    for (const row of [...new Set(this.#cells.map(rowOf))].sort()) {
      const shown = subjects.map((name) => {
        const found = this.#cells.find((candidate) => candidate.subject === name && rowOf(candidate) === row);
        return (found ? (found.passed ? `${found.milliseconds} ms` : 'FAILED') : '').padStart(11);
      });
      console.log(row + shown.join(''));
    }
    const passed = this.#cells.filter((found) => found.passed).length;
    console.log(`${passed} of ${this.#cells.length} cells passed`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
