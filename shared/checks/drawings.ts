import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { plainName } from '../contract/index.ts';
import type { Built } from './built.ts';
import { elementFaults, svgNamespace } from './page-elements.ts';

/** The most elements of a drawing, counting each use of a shape; ours have a few hundred. */
const maxElements = 10_000;

/** How deeply they may be nested. */
const maxDepth = 100;

/**
 * Checks that every `.svg` file is only a drawing: well-formed, without scripts, styles, entities or outside resources.
 * @returns a reason for each file that is not
 */
export async function drawingFaults({ folder, manifest }: Built): Promise<string[]> {
  const files = Object.keys(manifest.files).filter((file) => file.endsWith('.svg'));
  const reasons = await Promise.all(
    files.map(async (file) => {
      const [fault] = faultsOf(await readFile(join(folder, file), 'utf8'));
      return fault === undefined
        ? []
        : [`${manifest.app}: ${plainName(file)} is not a drawing that may be published: ${fault.replace(/\.$/, '')}.`];
    }),
  );
  return reasons.flat();
}

/** The parts of a drawing that matter for its size. */
interface Shape {
  parts: (Shape | string)[];
}

function faultsOf(text: string): string[] {
  const faults: string[] = [];
  const root: Shape = { parts: [] };
  const open = [root];
  const named = new Map<string, Shape>();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => faults.push(error.message));
  parser.on('doctype', () => faults.push('it has a document type, which could define entities'));
  parser.on('processinginstruction', ({ target }) => faults.push(`it has the instruction <?${target}?>`));
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.values(attributes);
    const shape: Shape = { parts: [] };
    if (open.length === 1 && (local !== 'svg' || uri !== svgNamespace)) faults.push(`it is <${local}> and not <svg>`);
    for (const fault of elementFaults(
      { name: local, namespace: uri, attributes: values },
      (to) => to.startsWith('#'),
      false,
    )) {
      faults.push(`<${local}> ${fault}`);
    }
    for (const { name, value } of values) {
      if (name === 'id') named.set(value, shape);
      else if (local === 'use' && /^(xlink:)?href$/.test(name)) shape.parts.push(value.slice(1));
    }
    open.at(-1)?.parts.push(shape);
    if (open.push(shape) > maxDepth) faults.push(`it is nested more deeply than ${maxDepth} levels`);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (faults.length === 0 && sizeOf(root, named, new Map()) > maxElements)
    faults.push(`it draws more than ${maxElements} elements`);
  return faults;
}

/** How many elements are drawn for a shape; infinitely many if it uses itself. */
function sizeOf(shape: Shape, named: ReadonlyMap<string, Shape>, known: Map<Shape, number>): number {
  const size = known.get(shape);
  if (size !== undefined) return size;
  known.set(shape, Number.POSITIVE_INFINITY);
  let sum = 1;
  for (const part of shape.parts) {
    const used = typeof part === 'string' ? named.get(part) : part;
    if (used) sum += sizeOf(used, named, known);
  }
  known.set(shape, sum);
  return sum;
}
