import { createContext, type ReactNode, useContext } from 'react';

const Base = createContext('');

/** Says where the page's own drawings are, from which every `Drawing` within finds those of other remotes. */
export function Drawings({ base, children }: { base: string; children: ReactNode }) {
  return <Base value={base}>{children}</Base>;
}

/** The base address of the page's own drawings. */
export function useBase(): string {
  return useContext(Base);
}
