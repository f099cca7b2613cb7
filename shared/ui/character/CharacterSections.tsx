import type { ComponentProps } from 'react';
import { CharacterClosing } from './CharacterClosing.tsx';
import { CharacterDebut } from './CharacterDebut.tsx';
import { CharacterHistory } from './CharacterHistory.tsx';
import { CharacterIndex } from './CharacterIndex.tsx';
import { CharacterNeighbours } from './CharacterNeighbours.tsx';
import { CharacterValues } from './CharacterValues.tsx';
import { NotableCards } from './NotableCards.tsx';
import './character-page.css';
import './print-sheet.css';

type CharacterSectionsProps = ComponentProps<typeof NotableCards> &
  ComponentProps<typeof CharacterClosing> &
  ComponentProps<typeof CharacterValues> &
  ComponentProps<typeof CharacterHistory> &
  ComponentProps<typeof CharacterNeighbours> &
  ComponentProps<typeof CharacterDebut>;

/** A character's page below its opening: the same for every franchise. */
export function CharacterSections({ character, franchise, base, shown }: CharacterSectionsProps) {
  return (
    <>
      <CharacterIndex />
      <CharacterDebut character={character} base={base} shown={shown} />
      <CharacterHistory character={character} />
      <NotableCards character={character} base={base} />
      <CharacterValues character={character} />
      <CharacterNeighbours character={character} franchise={franchise} base={base} />
      <CharacterClosing character={character} />
    </>
  );
}
