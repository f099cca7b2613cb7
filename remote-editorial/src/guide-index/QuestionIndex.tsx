import { type Franchise, paths } from '@mint-row/kit/contract';
import { FranchiseBadge } from '@mint-row/kit/ui';
import { franchiseNamed } from '../franchises.ts';
import type { QuestionGroup } from './group-guides.ts';
import './question-index.css';

interface QuestionIndexProps {
  groups: readonly QuestionGroup[];
  franchises: readonly Franchise[];
  /** What stands beside a guide about all franchises. */
  all: string;
}

/** Every guide's question, under the word that it begins with, as an index has names under letters. */
export function QuestionIndex({ groups, franchises, all }: QuestionIndexProps) {
  return (
    <div className="question-index">
      {groups.map(({ word, guides }) => (
        <div key={word} className="question-group">
          <p aria-hidden="true" className="question-word">
            {word}
          </p>
          <ul>
            {guides.map(({ slug, question, franchise }) => (
              <li key={slug}>
                <a href={paths.guide(slug)}>{question}</a>
                {franchise === null ? (
                  <span className="badge">{all}</span>
                ) : (
                  <FranchiseBadge franchise={franchiseNamed(franchises, franchise)} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
