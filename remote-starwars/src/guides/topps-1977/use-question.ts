import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isSame, type Question, questionIn, searchWith } from './question.ts';

const nothing: Question = { text: '', border: 'unknown' };

interface AskedQuestion {
  question: Question;
  /** Changes the question, and the address with it. */
  ask: (question: Question) => void;
  /** The form with the fields, which may have been used before this code ran. */
  form: RefObject<HTMLFormElement | null>;
}

/** The question in the address. The document was rendered without one, so it is read after hydration. */
export function useQuestion(): AskedQuestion {
  const { search, key } = useLocation();
  const [question, setQuestion] = useState(nothing);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useRef(false);

  // Links to this page with another question change the key, even if the router knows the same search already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const early = !hydrated.current && form.current ? questionOf(form.current) : nothing;
    hydrated.current = true;
    const linked = questionIn(search);
    const isEarly = isSame(linked, nothing) && !isSame(early, nothing);
    const asked = isEarly ? early : linked;
    if (isEarly) writeAddress(asked);
    // The same question is no change: the fields are not rendered again.
    setQuestion((known) => (isSame(known, asked) ? known : asked));
  }, [search, key]);

  const ask = (asked: Question) => {
    setQuestion(asked);
    writeAddress(asked);
  };
  return { question, ask, form };
}

/** Not through the router, which may still render the last character when the next one is typed. */
function writeAddress(question: Question) {
  const { pathname, search, hash } = window.location;
  history.replaceState(history.state, '', pathname + searchWith(search, question) + hash);
}

function questionOf(form: HTMLFormElement): Question {
  const fields = new FormData(form);
  return questionIn(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString());
}
