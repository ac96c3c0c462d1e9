// The words a stop came from. They belong to the page, so they keep its direction and are never translated.
import { useContext, useState } from 'preact/hooks';
import type { Failure } from '../../lib/model/failure.ts';
import { explain } from '../../lib/words/explain.ts';
import { useFold } from '../parts/use-fold.tsx';
import type { Quoted } from './quoted.ts';
import { WordsOnPageContext } from './words-on-page.ts';
import './quote.css';
import { inSentences } from '../../lib/words/listed.ts';
import { t } from '../../lib/words/words.ts';

interface Props {
  quoted: Quoted;
  /** The address of the page. */
  cite: string;
  from: string;
}

export function Quote({ quoted, cite, from }: Props) {
  const { fold, unfold } = useFold(quoted.text);
  return (
    <figure class="quote">
      <blockquote cite={cite} dir="auto" translate={false} class={fold}>
        <MarkedText {...quoted} />
      </blockquote>
      <figcaption>
        <span class="quote-from">{from}</span>
        {unfold}
        <ShowOnPage quoted={quoted} />
      </figcaption>
    </figure>
  );
}

export function MarkedText({ text, marks }: Pick<Quoted, 'text' | 'marks'>) {
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}

type Outcome = 'shown' | 'hidden' | Failure;

function ShowOnPage({ quoted: { wanted } }: { quoted: Quoted }) {
  const page = useContext(WordsOnPageContext);
  const [outcome, setOutcome] = useState<Outcome>();
  if (!page) return null;
  const show = async () => {
    const answer = await page.show(wanted);
    setOutcome(answer.ok ? answer.value : answer.failure);
  };
  const explanation = typeof outcome === 'object' ? explain(outcome) : undefined;
  return (
    <>
      <button type="button" class="link quote-show" onClick={show}>
        {t('quote.show')}
      </button>
      <p role="status" class={explanation ? 'quote-said' : 'visually-hidden'}>
        {explanation
          ? inSentences([explanation.title, explanation.text])
          : typeof outcome === 'string' && t(`quote.told.${outcome}`)}
        {explanation?.nextSteps.includes('open-page') && (
          <>
            {' '}
            <button type="button" class="link quote-open" onClick={() => page.open(wanted)}>
              {t('quote.open')}
            </button>
          </>
        )}
      </p>
    </>
  );
}
