import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isSame, type Question, questionIn, searchWith } from './question.ts';

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
  const [question, setQuestion] = useState<Question>({ text: '', border: 'unknown' });
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useRef(false);

  // Links to this page with another question change the key, even if the router knows the same search already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const early = !hydrated.current && form.current ? questionOf(form.current) : null;
    hydrated.current = true;
    const linked = questionIn(search);
    const asked = linked.text === '' && early ? early : linked;
    // The same question is no change: the fields are not rendered again.
    setQuestion((known) => (isSame(known, asked) ? known : asked));
  }, [search, key]);

  const ask = (asked: Question) => {
    setQuestion(asked);
    // Not through the router, which may still render the last character when the next one is typed.
    const { pathname, hash } = window.location;
    history.replaceState(history.state, '', pathname + searchWith(window.location.search, asked) + hash);
  };
  return { question, ask, form };
}

function questionOf(form: HTMLFormElement): Question {
  const fields = new FormData(form);
  return questionIn(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString());
}
