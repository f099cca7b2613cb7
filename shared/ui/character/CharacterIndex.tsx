import { PageIndex } from '../PageIndex.tsx';

/** The contents of a character's page. */
export function CharacterIndex() {
  return (
    <div className="print:hidden">
      <PageIndex
        items={[
          { section: 'debut', label: 'First appearance' },
          { section: 'history', label: 'History' },
          { section: 'cards', label: 'Notable cards' },
          { section: 'values', label: 'Values' },
        ]}
      />
    </div>
  );
}
