import { Choice } from '@mint-row/kit/ui';
import { ToolResult } from '@mint-row/kit/ui/guide';
import { ToolForm } from '../ToolForm.tsx';
import { useParameter } from '../use-parameter.ts';
import { ChosenRoutes } from './ChosenRoutes.tsx';
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
