import { layout } from './layout.ts';
import type { Storage } from './storage.ts';

/** The number in the file `live`, or 0 when it contains none. */
export async function readPointer(storage: Storage): Promise<number> {
  const text = (await storage.read(layout.pointer).catch(() => null))?.toString().trim() ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : 0;
}

/** The numbers of all generations, in order. */
export async function numbersOf(storage: Storage): Promise<number[]> {
  const keys = await storage.list(layout.history);
  return keys.map((key) => Number(/^history\/(\d{10})\.json$/.exec(key)?.[1] ?? 0)).filter((number) => number > 0);
}
