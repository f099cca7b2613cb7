import type { About } from '@mint-row/kit/content';
import { FoilCard, Section, SectionHeading, Slab } from '@mint-row/kit/ui';

/** How it began, told in the dark under the lamp, beside the shoebox. */
export function Story({ story, base }: { story: About['story']; base: string }) {
  const [opening, ...rest] = story.paragraphs;
  return (
    <Section id="story" tone="vault" className="grid items-center gap-x-20 gap-y-12 lg:grid-cols-12">
      <div className="max-lg:order-1 lg:col-span-5">
        <Slab lines={['One shoebox', 'Star Wars, sorted by border']} className="mx-auto rotate-2 max-lg:max-w-112">
          <FoilCard base={base} drawing="shoebox" alt="A shoebox of cards, sorted by border colour, under a lamp" />
        </Slab>
      </div>
      <div className="lg:col-span-7">
        <SectionHeading section="story" heading={story.heading} />
        <p className="type-lead mt-8 max-w-measure">{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-measure">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
