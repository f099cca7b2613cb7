import type { PageProps } from '@mint-row/kit/contract';
import { BinderSheet } from '../binder/BinderSheet.tsx';
import { useBinderCode } from '../binder/use-binder.ts';
import type { binderWords } from '../content/binder.ts';
import { PageHead } from '../values/PageHead.tsx';
import '../binder/binder.css';
import '../styles.css';

/** The binder of this device, how it is kept, and lists to fill it from. */
export default function BinderPage({ data: words, catalogue }: PageProps<typeof binderWords>) {
  const code = useBinderCode();
  const { kept, lists } = words;
  const links = [
    ...(catalogue.franchises ?? []).map(({ name, characters }) => ({ href: characters, name: `${name} characters` })),
    ...lists.links,
  ];
  return (
    <div className="my-binder-page wrap pt-6 pb-section">
      <PageHead heading={words.heading} lead={words.lead} />
      <div className="script-only my-binder-place" aria-busy={code === null}>
        {code === 'failed' && <p role="status">{words.failed}</p>}
        {code !== null && code !== 'failed' && <BinderSheet code={code} words={words} catalogue={catalogue} />}
      </div>
      <div className="my-binder-about">
        <section aria-labelledby="kept">
          <h2 id="kept" className="type-title">
            {kept.heading}
          </h2>
          <ul className="my-binder-points">
            {kept.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="lists">
          <h2 id="lists" className="type-title">
            {lists.heading}
          </h2>
          <ul className="mt-4">
            {links.map(({ href, name }) => (
              <li key={href}>
                <a href={href} className="quiet-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
