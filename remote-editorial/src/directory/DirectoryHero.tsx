import type { CharacterEntry } from '@mint-row/kit/contract';
import { Text } from '@mint-row/kit/ui';
import { Drawing } from '../drawings/Drawing.tsx';
import type { directoryWords } from './words.ts';

interface DirectoryHeroProps {
  words: typeof directoryWords;
  characters: readonly CharacterEntry[];
}

/** The opening of the index, with the drawings of all characters, small, in one row. */
export function DirectoryHero({ words, characters }: DirectoryHeroProps) {
  return (
    <div className="wrap grid items-baseline gap-x-16 gap-y-8 pt-section pb-10 lg:grid-cols-2">
      <h1 className="type-display lg:col-span-2">{words.heading}</h1>
      <p className="type-lead max-w-measure">{words.lead}</p>
      <p className="max-w-measure text-muted text-sm">
        <Text>{words.note}</Text>
      </p>
      <div className="directory-strip">
        {characters.map(({ slug, franchise }) => (
          <Drawing key={slug} franchise={franchise} name={slug} />
        ))}
      </div>
    </div>
  );
}
