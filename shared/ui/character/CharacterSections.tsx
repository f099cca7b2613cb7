import type { ComponentProps } from 'react';
import { CharacterClosing } from './CharacterClosing.tsx';
import { CharacterDebut } from './CharacterDebut.tsx';
import { CharacterHistory } from './CharacterHistory.tsx';
import { CharacterIndex } from './CharacterIndex.tsx';
import { CharacterValues } from './CharacterValues.tsx';
import { NotableCards } from './NotableCards.tsx';

type CharacterSectionsProps = ComponentProps<typeof NotableCards> &
  ComponentProps<typeof CharacterClosing> &
  ComponentProps<typeof CharacterValues> & {
    character: Pick<ComponentProps<typeof CharacterDebut>, 'debut'> &
      Pick<ComponentProps<typeof CharacterHistory>, 'history'>;
    /** How the history is laid out. */
    setting: ComponentProps<typeof CharacterHistory>['setting'];
  };

/** A character's page below its opening: the same for every franchise, except for the layout of the history. */
export function CharacterSections({ character, setting, CopyLink }: CharacterSectionsProps) {
  return (
    <>
      <CharacterIndex />
      <CharacterDebut debut={character.debut} />
      <CharacterHistory history={character.history} setting={setting} />
      <NotableCards character={character} CopyLink={CopyLink} />
      <CharacterValues character={character} />
      <CharacterClosing character={character} />
    </>
  );
}
