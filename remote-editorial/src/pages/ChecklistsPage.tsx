import { site } from '@mint-row/kit/content';
import type { PageProps } from '@mint-row/kit/contract';
import { GlossaryTerms, Text, useAddress, ValuesNote } from '@mint-row/kit/ui';
import { openOffline } from '../binder/use-binder.ts';
import { BinderList } from '../checklists/BinderList.tsx';
import { Checklist, Pocket, Sheets } from '../checklists/Checklist.tsx';
import { cardLists, rankedList } from '../checklists/lists.ts';
import type { checklistWords } from '../content/checklists.ts';
import { franchiseNamed } from '../franchises.ts';
import { ChoiceGroup } from '../lists/ChoiceGroup.tsx';
import { type Choices, choiceIn } from '../lists/choice.ts';
import { PageHead } from '../values/PageHead.tsx';
import '../styles.css';

/** The list of the binder, in the address. */
const binder = 'binder';

/**
 * Every card with boxes to tick, to print, and what is in the binder of this device. What is printed, and how, is chosen
 * by radio buttons and style rules alone.
 */
export default function ChecklistsPage({ data: words, catalogue }: PageProps<typeof checklistWords>) {
  const { cards = [], franchises = [], terms } = catalogue;
  const lists = cardLists(cards, franchises, words.ranked);
  const which: Choices = {
    name: 'list',
    legend: words.which,
    choices: [
      { value: '', name: words.all },
      ...lists.map(({ slug, name, cards }, index) => ({
        value: slug,
        name,
        count: slug === rankedList ? undefined : cards.length,
        group: index + 1,
      })),
      { value: binder, name: words.binder.name, group: lists.length + 1 },
    ],
  };
  const [address, change] = useAddress();
  return (
    <GlossaryTerms terms={terms}>
      <div className="checklists wrap pt-6 pb-section print:pb-0">
        <PageHead heading={words.heading} lead={words.lead} cards={cards}>
          <ValuesNote reviewed={site.valuesReviewed} />
        </PageHead>
        <div className="checklists-choices">
          {[which, words.form].map((of) => (
            <ChoiceGroup
              key={of.name}
              of={of}
              chosen={choiceIn(address, of).value}
              onChoose={(value) => change({ [of.name]: value }, 'push')}
            />
          ))}
          <button type="button" className="script-only button" onClick={() => window.print()}>
            {words.print}
          </button>
          <button type="button" className="script-only button" onClick={openOffline}>
            {words.offline}
          </button>
          <p className="max-w-measure text-sm">
            <Text>{words.note}</Text>
          </p>
        </div>
        {lists.map(({ slug, name, cards }, index) => (
          <Checklist key={slug} slug={slug} name={name} number={index + 1}>
            <Sheets cards={cards} keyOf={({ key }) => key}>
              {(card) => (
                <Pocket
                  key={card.key}
                  card={card}
                  accent={franchiseNamed(franchises, card.franchise).accent}
                  words={words}
                />
              )}
            </Sheets>
          </Checklist>
        ))}
        <Checklist slug={binder} name={words.binder.name} number={lists.length + 1}>
          {choiceIn(address, which).value === binder ? (
            <BinderList cards={cards} franchises={franchises} words={words} />
          ) : (
            <p className="mt-4 max-w-measure">{words.binder.needs}</p>
          )}
        </Checklist>
        {lists.length === 0 && <p className="type-lead">{words.empty}</p>}
      </div>
    </GlossaryTerms>
  );
}
