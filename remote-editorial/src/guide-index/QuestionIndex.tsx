import { type Franchise, paths } from '@mint-row/kit/contract';
import { FranchiseBadge } from '@mint-row/kit/ui';
import { franchiseNamed } from '../franchises.ts';
import type { NeedGroup } from './group-guides.ts';
import type { guideIndexWords } from './words.ts';
import './question-index.css';

interface QuestionIndexProps {
  groups: readonly NeedGroup[];
  /** What the needs are called. */
  needs: typeof guideIndexWords.questions.needs;
  franchises: readonly Franchise[];
  /** What stands beside a guide about all franchises. */
  all: string;
}

/** Every guide's question, under what a collector needs. */
export function QuestionIndex({ groups, needs, franchises, all }: QuestionIndexProps) {
  return (
    <div className="question-index">
      {groups.map(({ need, guides }) => (
        <div key={need} className="question-group">
          <h3 className="question-need">{needs[need]}</h3>
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
