// The words a stop came from. They belong to the page, so they keep its direction and are never translated.
import './quote.css';

interface Props {
  words: string;
  /** The part that was used; marked where it occurs in `words`. */
  used: string;
  cite: string;
  from: string;
}

export function Quote({ words, used, cite, from }: Props) {
  // Marking all of it would mark nothing.
  const at = used && used !== words ? words.indexOf(used) : -1;
  return (
    <figure class="quote">
      <blockquote cite={cite} dir="auto" translate={false}>
        {at < 0 ? (
          words
        ) : (
          <>
            {words.slice(0, at)}
            <mark>{used}</mark>
            {words.slice(at + used.length)}
          </>
        )}
      </blockquote>
      <figcaption>{from}</figcaption>
    </figure>
  );
}
