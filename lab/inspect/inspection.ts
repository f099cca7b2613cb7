import type { Registry } from '@mint-row/kit/contract';
import { visible } from '@mint-row/kit/contract/visible';
import type { Area } from './areas.ts';
import type { Outcome } from './outcomes.ts';
import type { Traffic, Weight } from './traffic.ts';

/** An area of the page, and the known facts about the application that shows it. */
export interface InspectedArea extends Area, Weight {
  /** The team; null for the shell, which has no owner in the registry. */
  owner: string | null;
  release: string | null;
  /** The last outcome of loading; null for the shell, whose areas are part of every document. */
  outcome: Outcome | null;
}

/** The composition of a page. */
export interface Inspection {
  address: string;
  /** Bytes of the documents so far; they contain the styles of shell and remote. */
  documents: number;
  areas: InspectedArea[];
}

/** Combines the data of the page, the registry and the browser for each area. */
export function inspection(
  address: string,
  areas: readonly Area[],
  { registry, outcomes, traffic }: { registry: Registry; outcomes: ReadonlyMap<string, Outcome>; traffic: Traffic },
): Inspection {
  return {
    address,
    documents: traffic.documents(),
    areas: areas.map((area) => {
      const outcome = outcomes.get(area.app) ?? null;
      const registered = registry.remotes[area.app];
      const release = area.app === 'shell' ? registry.shell : (outcome?.release ?? registered?.release ?? null);
      return { ...area, ...traffic.of(area.app), owner: registered?.owner ?? null, release, outcome };
    }),
  };
}

const colours = ['#5b21b6', '#b91c1c', '#1d4ed8', '#047857', '#b45309', '#0f766e'];

/** A colour for each application: always the same for the same name. */
export function colourOf(app: string): string {
  if (app === 'shell') return '#1b1916';
  const sum = [...app].reduce((total, character) => total + character.charCodeAt(0), 0);
  return colours[sum % colours.length] ?? '#1b1916';
}

/** The known facts about an area, in one line. */
export function labelOf({ app, owner, release, transferred, javaScript, outcome }: InspectedArea): string {
  const weight = `${kilobytes(transferred)}, of it ${kilobytes(javaScript)} JavaScript`;
  const time = outcome?.milliseconds == null ? '' : `, ${outcome.milliseconds} ms`;
  return [app, owner, release, weight, outcome && `${outcome.result}${time}`].filter(Boolean).join(' · ');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Formats an inspection as lines for a terminal. Text of the page cannot control the terminal. */
export function formatInspection({ address, documents, areas }: Inspection): string {
  const apps = areas.filter(({ app }, index) => areas.findIndex((area) => area.app === app) === index);
  return [
    `${visible(address)}, document ${kilobytes(documents)}`,
    ...apps.map((area) => `  ${visible(labelOf(area))}`),
  ].join('\n');
}
