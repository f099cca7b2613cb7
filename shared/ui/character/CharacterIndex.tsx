import { PageIndex } from '../PageIndex.tsx';

/** The contents of a character's page. */
export function CharacterIndex() {
  return (
    <PageIndex
      items={[
        { section: 'debut', label: 'First appearance' },
        { section: 'history', label: 'History' },
        { section: 'cards', label: 'Notable cards' },
        { section: 'values', label: 'Values' },
      ]}
    />
  );
}
