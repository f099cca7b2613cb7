import type { About } from '@mint-row/kit/content';
import { FoilCard, Section, SectionHeading, Slab } from '@mint-row/kit/ui';

/** How it began, told in the dark under the lamp, beside the shoebox. */
export function Story({ story, base }: { story: About['story']; base: string }) {
  const [opening, ...rest] = story.paragraphs;
  return (
    <Section id="story" tone="vault" className="about-story">
      <Slab lines={['One shoebox', 'Star Wars, sorted by border']}>
        <FoilCard base={base} drawing="shoebox" alt="A shoebox of cards, sorted by border colour, under a lamp" />
      </Slab>
      <div>
        <SectionHeading section="story" heading={story.heading} />
        <p className="type-lead mt-8 max-w-measure">{opening}</p>
        <div className="about-story-rest">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
