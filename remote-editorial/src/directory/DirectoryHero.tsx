import { type CharacterEntry, type Franchise, paths } from '@mint-row/kit/contract';
import { RuledLinks, Text } from '@mint-row/kit/ui';
import { Drawing } from '../drawings/Drawing.tsx';
import type { directoryWords } from './words.ts';

interface DirectoryHeroProps {
  words: typeof directoryWords;
  characters: readonly CharacterEntry[];
  franchises: readonly Franchise[];
}

/** The opening of the index, with the drawings of all characters, small, and its cross-references. */
export function DirectoryHero({ words, characters, franchises }: DirectoryHeroProps) {
  const links = [
    ...franchises.map(({ name, characters }) => ({ href: characters, label: `${name} characters` })),
    { href: paths.top50, label: words.top50 },
  ];
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pt-section pb-10 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <h1 className="type-display">{words.heading}</h1>
        <p className="type-lead mt-8 max-w-measure">{words.lead}</p>
        <p className="mt-5 max-w-measure text-muted text-sm">
          <Text>{words.note}</Text>
        </p>
      </div>
      <div className="self-end lg:col-span-4">
        <div className="directory-strip">
          {characters.map(({ slug, franchise }) => (
            <Drawing key={slug} franchise={franchise} name={slug} />
          ))}
        </div>
        <nav aria-labelledby="see-also">
          <p id="see-also" className="type-label mb-2">
            {words.seeAlso}
          </p>
          <RuledLinks links={links} />
        </nav>
      </div>
    </div>
  );
}
