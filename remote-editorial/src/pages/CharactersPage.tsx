import { type PageProps, paths } from '@mint-row/shared/contract';
import { ButtonLink, ClosingCall, GlossaryTerms } from '@mint-row/shared/ui';
import { Directory } from '../directory/Directory.tsx';
import { DirectoryHero } from '../directory/DirectoryHero.tsx';
import { groupByLetter } from '../directory/group-by-letter.ts';
import { LetterIndex } from '../directory/LetterIndex.tsx';
import type { directoryWords } from '../directory/words.ts';
import '../styles.css';
import '../directory/directory.css';

/** Every character of every live franchise, set like the index of a price guide. */
export default function CharactersPage({ data: words, catalogue }: PageProps<typeof directoryWords>) {
  const { characters = [], franchises = [] } = catalogue;
  const groups = groupByLetter(characters);
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <DirectoryHero words={words} franchises={franchises} />
      {groups.length > 0 ? (
        <>
          <LetterIndex letters={groups.map(({ letter }) => letter)} absent="no characters" />
          <div className="wrap pt-12 pb-section">
            <Directory groups={groups} franchises={franchises} />
          </div>
        </>
      ) : (
        <p className="wrap type-lead pt-6 pb-section">{words.empty}.</p>
      )}
      <ClosingCall call={words.closing}>
        <ButtonLink href={paths.top50} look="inverse">
          {words.closing.action}
        </ButtonLink>
      </ClosingCall>
    </GlossaryTerms>
  );
}
