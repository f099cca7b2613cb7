import { Choice, Text } from '@mint-row/kit/ui';
import { ToolResult } from '@mint-row/kit/ui/guide';
import { ToolForm } from '../ToolForm.tsx';
import { useParameter } from '../use-parameter.ts';
import type { StoreGuide } from './content.ts';
import { answersIn, answersText, type Question, questions, ruleFor } from './route.ts';

/** Three questions, and the way to sell that suits the answers, marked among all ways. */
export function RouteChooser({ chooser }: { chooser: StoreGuide['chooser'] }) {
  const [text, setText] = useParameter('route');
  const answers = answersIn(text) ?? chooser.start;
  const rule = ruleFor(answers, chooser.rules);
  return (
    <>
      <ToolForm label={chooser.heading} className="tool" isExample={text === ''}>
        <div className="space-y-5">
          {(Object.keys(questions) as Question[]).map((question) => (
            <fieldset key={question}>
              <legend className="type-label mb-2">{chooser.legends[question]}</legend>
              <div className="choices">
                {questions[question].map((answer) => (
                  <Choice key={answer}>
                    <input
                      type="radio"
                      name={question}
                      value={answer}
                      checked={answers[question] === answer}
                      onChange={() => setText(answersText({ ...answers, [question]: answer }))}
                    />
                    {chooser.answers[answer]}
                  </Choice>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <ToolResult state="good" title={chooser.routes.find(({ route }) => route === rule.route)?.name}>
          <p className="max-w-measure">{rule.why}</p>
        </ToolResult>
      </ToolForm>
      <ChosenRoutes chooser={chooser} why={rule.why} />
    </>
  );
}

interface ChosenRoutesProps {
  chooser: StoreGuide['chooser'];
  /** The reason that suits the answers. */
  why: string;
}

/** All ways to sell beside each other, each with the cases that it suits; the suggested one is marked. */
function ChosenRoutes({ chooser: { routes, rules, labels, right, suggested }, why }: ChosenRoutesProps) {
  return (
    <div className="routes">
      {routes.map(({ route, name, ...facts }) => (
        <section key={route} aria-label={name} className="route">
          <div className="route-name">
            <h3 className="type-title">{name}</h3>
            {rules.some((rule) => rule.route === route && rule.why === why) && (
              <span className="badge script-only">{suggested}</span>
            )}
          </div>
          <dl className="facts mt-4">
            {(['gets', 'work', 'time', 'care'] as const).map((fact) => (
              <div key={fact}>
                <dt className="type-label pt-1 text-muted">{labels[fact]}</dt>
                <dd>
                  <Text>{facts[fact]}</Text>
                </dd>
              </div>
            ))}
          </dl>
          <h4 className="type-label mt-6 text-muted">{right}</h4>
          <ul>
            {rules
              .filter((rule) => rule.route === route)
              .map((rule) => (
                <li key={rule.why} className="route-case" data-suggested={rule.why === why || undefined}>
                  <b className="value">{rule.condition}</b>
                  <p className="max-w-measure text-sm">{rule.why}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
