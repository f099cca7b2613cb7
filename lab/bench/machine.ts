import { cpus, totalmem } from 'node:os';

/** The machine on which the figures were measured. */
export const machine = {
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  node: process.version,
};

/** The machine in one line, after the day of the measurement. */
export function describeMachine(date: string, { cpu, cores, memory, node }: typeof machine): string {
  return `${date}, ${cpu}, ${cores} cores, ${memory}, Node ${node}`;
}
