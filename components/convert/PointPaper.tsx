// A page whose words can be pressed, dragged over, or reached with the arrow keys.
import { useEffect, useRef } from 'preact/hooks';
import type { FoundBooking, PageBox, PageWord } from '../../lib/model/found-booking.ts';
import { t } from '../../lib/words/words.ts';
import { Marks, styleOf } from './PageView.tsx';
import { nextWord, type Taking, takenWords } from './point-words.ts';
import './point-paper.css';

interface Props {
  address: string;
  words: PageWord[];
  page: number;
  booking: FoundBooking;
  isHere: (box: PageBox) => boolean;
  /** The selected words; the menu opens beside them. */
  taking: Taking | undefined;
  onTaking: (taking: Taking | undefined) => void;
  /** The selection is finished, by pointer up or Enter. */
  onTaken: () => void;
}

/** The index of the word an event happened on. */
function wordAt({ target }: Event): number | undefined {
  const word =
    target instanceof Element ? target.closest<HTMLElement>('[data-word]')?.dataset.word : undefined;
  return word === undefined ? undefined : Number(word);
}

export function PointPaper({ address, words, page, booking, isHere, taking, onTaking, onTaken }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const drag = useDrag(taking, onTaking, onTaken);
  const active = taking?.to;
  useEffect(() => {
    if (active !== undefined) list.current?.querySelector(`#word-${active}`)?.scrollIntoView?.(nearest);
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextWord(words, active ?? 0, event.key);
    if (next !== undefined) onTaking({ from: event.shiftKey && taking ? taking.from : next, to: next });
    else if ((event.key === 'Enter' || event.key === ' ') && taking) onTaken();
    else if (event.key === 'Escape' && taking) onTaking({ from: taking.to, to: taking.to });
    else return;
    event.preventDefault();
  };
  return (
    <div class="page-paper point-paper">
      <img class="page-picture" src={address} alt="" draggable={false} />
      <Marks booking={booking} covered={[]} found={undefined} isHere={isHere} />
      <div
        ref={list}
        id="page-words"
        class="point-words"
        role="listbox"
        aria-multiselectable="true"
        aria-label={t('convert.point.words', { page })}
        aria-describedby="point-keys"
        aria-activedescendant={active === undefined ? undefined : `word-${active}`}
        tabIndex={0}
        onFocus={() => taking || drag.isDown.current || onTaking({ from: 0, to: 0 })}
        onKeyDown={onKeyDown}
        {...drag.hears}
      >
        <Words words={words} taking={taking} />
      </div>
    </div>
  );
}

function Words({ words, taking }: Pick<Props, 'words' | 'taking'>) {
  const taken = new Set(takenWords(words, taking));
  return words.map((word, index) => (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the word that is active
    <span
      key={`${index} ${word.text}`}
      id={`word-${index}`}
      data-word={index}
      role="option"
      aria-selected={taken.has(word)}
      aria-label={word.text}
      class={index === taking?.to ? 'point-word point-word-active' : 'point-word'}
      style={styleOf(word)}
    />
  ));
}

const nearest: ScrollIntoViewOptions = { block: 'nearest', inline: 'nearest' };

/** Selects from the word where the pointer went down to the one where it went up, or the last before it left the page. */
function useDrag(taking: Taking | undefined, onTaking: (taking: Taking) => void, onTaken: () => void) {
  const isDown = useRef(false);
  const from = useRef<number>();
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    isDown.current = true;
    const word = wordAt(event);
    from.current = event.shiftKey && taking ? taking.from : word;
    if (word !== undefined) onTaking({ from: from.current ?? word, to: word });
  };
  const go = (event: PointerEvent) => {
    const word = wordAt(event);
    if (!isDown.current || word === undefined || word === taking?.to) return;
    from.current ??= word;
    onTaking({ from: from.current, to: word });
  };
  const end = () => {
    const isTaken = isDown.current && from.current !== undefined;
    isDown.current = false;
    if (isTaken) onTaken();
  };
  const stop = () => {
    isDown.current = false;
  };
  return {
    isDown,
    hears: {
      onPointerDown: begin,
      onPointerMove: go,
      onPointerUp: end,
      onPointerLeave: end,
      onPointerCancel: stop,
    },
  };
}
