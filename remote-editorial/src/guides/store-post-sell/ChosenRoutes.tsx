import { Text } from '@mint-row/kit/ui';
import type { StoreGuide } from './content.ts';

interface ChosenRoutesProps {
  chooser: StoreGuide['chooser'];
  /** The reason that suits the answers. */
  why: string;
}

/** All ways to sell beside each other, each with the cases that it suits; the suggested one is marked. */
export function ChosenRoutes({ chooser: { routes, rules, labels, right, suggested }, why }: ChosenRoutesProps) {
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
