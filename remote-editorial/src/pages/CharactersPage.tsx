import { type PageProps, paths } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, CollectProgress, GlossaryTerms, PageIndex, RuledLinks } from '@mint-row/kit/ui';
import { Directory, DirectoryHero, PeakMark } from '../characters/Directory.tsx';
import { groupByLetter } from '../characters/group-by-letter.ts';
import { letterId } from '../characters/letter-id.ts';
import type { charactersWords } from '../content/characters.ts';
import '../styles.css';
import '../characters/characters.css';

/** Every character of every live franchise, set like the index of a price guide. */
export default function CharactersPage({ data: words, catalogue }: PageProps<typeof charactersWords>) {
  const { characters = [], franchises = [] } = catalogue;
  const groups = groupByLetter(characters);
  const links = [
    ...franchises.map(({ name, characters }) => ({ href: characters, label: `${name} characters` })),
    { href: paths.top50, label: words.top50 },
  ];
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <DirectoryHero words={words} characters={groups.flatMap(({ entries }) => entries)} />
      {groups.length > 0 ? (
        <>
          <PageIndex items={groups.map(({ letter }) => ({ section: letterId(letter), label: letter }))} />
          <div className="wrap pt-8">
            <div className="mb-6 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
              <p>{words.key.peak}</p>
              <p>
                <PeakMark sold /> {words.key.sold}
              </p>
              <p>
                <PeakMark sold={false} /> {words.key.estimated}
              </p>
            </div>
            <Directory groups={groups} franchises={franchises} />
            <CollectProgress kind="character" keys={characters.map(({ slug }) => slug)} />
          </div>
        </>
      ) : (
        <p className="wrap type-lead pt-6">{words.empty}.</p>
      )}
      <nav aria-labelledby="see-also" className="directory-also wrap pt-8 pb-section print:hidden">
        <p id="see-also" className="type-label mb-2">
          {words.seeAlso}
        </p>
        <RuledLinks links={links} />
      </nav>
      <ClosingCall call={words.closing}>
        <ButtonLink href={paths.top50} look="inverse">
          {words.closing.action}
        </ButtonLink>
      </ClosingCall>
    </GlossaryTerms>
  );
}
