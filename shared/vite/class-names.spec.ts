import { parseAst, parseSync } from 'vite';
import { expect, it } from 'vitest';
import { classesIn, selectedClasses } from './class-names.ts';

const classesOf = (expression: string) => [...classesIn(parseAst(`jsx("p", { className: ${expression} });`))];

it.each([
  ['"p-2  text-sm"', ['p-2', 'text-sm']],
  ['isOpen ? "open" : "shut"', ['open', 'shut']],
  ['isOpen && "open"', ['open']],
  ['given ?? "p-2"', ['p-2']],
  ['["p-2", isOpen && "open"]', ['p-2', 'open']],
  ['clsx("p-2", { "open": isOpen, shut: !isOpen })', ['p-2', 'open', 'shut']],
  [`\`p-2 size-\${n} \${n}-wide open\``, ['p-2', 'open']],
  ['kind === "table" ? "p-2" : undefined', ['p-2']],
])('finds the classes of %s', (expression, expected) => {
  expect(classesOf(expression).sort()).toEqual([...expected].sort());
});

it('finds them in JSX too', () => {
  const { program } = parseSync(
    'a.tsx',
    '<p className={open ? "hidden" : "p-2"} id="table"><b className="shadow" /></p>',
  );
  expect([...classesIn(program)].sort()).toEqual(['hidden', 'p-2', 'shadow']);
});

it('leaves words alone that are no classes', () => {
  expect([...classesIn(parseAst('jsx("p", { id: "table", children: "hidden" });'))]).toEqual([]);
});

it('reads the classes of selectors', () => {
  const css = '.md\\:p-2:hover,.a.b>i{margin:.5rem}.\\31 0{x:y}.w-1\\/2{x:y}';
  for (const name of ['md:p-2', 'a', 'b', '10', 'w-1/2']) expect(selectedClasses(css)).toContain(name);
});

it('reads names with characters beyond ASCII', () => {
  const css = ".before\\:content-\\[\\'→_\\'\\]:before{x:y}.pokémon-row,.foil-🂡\\:a>i{x:y}";
  expect(selectedClasses(css)).toEqual(["before:content-['→_']", 'pokémon-row', 'foil-🂡:a']);
});
