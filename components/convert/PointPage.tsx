// The page being pointed at: by words if it has any, otherwise by boxes.
import { Keyboard } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import type { FoundBooking, PageBox, PageWord } from '../../lib/model/found-booking.ts';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { BoxPaper } from './BoxPaper.tsx';
import type { Spot } from './PageView.tsx';
import { PointPaper } from './PointPaper.tsx';
import { boxAround, type Taking, takenWords, textOfWords } from './point-words.ts';

/** What the traveller pointed at: words, a box without words, or neither. */
export interface Asked {
  words: string;
  box?: PageBox;
}

interface Props {
  address: string;
  spot: Spot;
  booking: FoundBooking;
  wordsOn: (spot: Spot) => PageWord[];
  /** The box being asked about. */
  box: PageBox | undefined;
  /** `beside`: the selector of the element the menu opens beside. */
  onAsk: (asked: Asked, beside: string) => void;
}

export function PointPage({ address, spot, booking, wordsOn, box, onAsk }: Props) {
  const { file, page } = spot;
  const words = useMemo(() => wordsOn({ file, page }), [wordsOn, file, page]);
  const [taking, take] = useState<Taking>();
  const isHere = (place: PageBox) => place.file === file && place.page === page;
  const common = { address, booking, isHere };
  const ask = () => {
    const taken = takenWords(words, taking);
    const around = boxAround(taken);
    onAsk({ words: textOfWords(taken), ...(around && { box: around }) }, `#word-${taking?.to ?? 0}`);
  };
  return (
    <>
      <PointHint hasWords={words.length > 0} />
      <div class="point-scroll">
        {words.length > 0 ? (
          <PointPaper {...common} words={words} page={page} taking={taking} onTaking={take} onTaken={ask} />
        ) : (
          <BoxPaper
            {...common}
            spot={{ file, page }}
            box={box}
            onBox={(drawn) => onAsk({ words: '', box: drawn }, '.point-frame')}
          />
        )}
      </div>
    </>
  );
}

function PointHint({ hasWords }: { hasWords: boolean }) {
  return (
    <figcaption class="point-hint">
      <p>{t(hasWords ? 'convert.point.hint' : 'convert.point.hintBox')}</p>
      {hasWords && (
        <p id="point-keys" class="point-keys">
          <Icon of={Keyboard} size={16} />
          {t('convert.point.keys')}
        </p>
      )}
    </figcaption>
  );
}
