import { FolderOpen, Image, ImageOff, Search, Sparkles } from 'lucide-preact';
import { useRef, useState } from 'preact/hooks';
import type { Day } from '../../lib/model/itinerary.ts';
import { t } from '../../lib/words/words.ts';
import { TripImage } from '../explore/TripImage.tsx';
import { useTakeAlong } from '../export/take-along.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Menu, type MenuEntry } from '../parts/Menu.tsx';
import type { PictureChange } from './library-view.ts';

interface Props {
  day: Day;
  number: number;
  isBusy: boolean;
  /** Left out if nothing may be changed, or a change is under way. */
  onChange?: ((change: PictureChange) => void) | undefined;
  onRemove: (dayId: string, number: number) => void;
}

export function ItineraryDay({ day, number, isBusy, onChange, onRemove }: Props) {
  const [isSearching, setSearching] = useState(false);
  const names = (day.stops ?? []).flatMap(({ name }) => name?.trim() || []);
  const { id: dayId } = day;
  return (
    <section class="library-day" data-day={dayId}>
      <DayPicture day={day} number={number} isBusy={isBusy} />
      <div class="library-day-words">
        <h2 class="trip-day-title">
          <span class="trip-day-number">{t('days.number', { day: number })}</span>
          {day.title?.trim() && <bdi>{day.title.trim()}</bdi>}
        </h2>
        <p class="library-line clamped">
          <bdi>{names.join(' · ')}</bdi>
        </p>
      </div>
      {onChange && dayId && (
        <PictureMenu
          day={{ ...day, id: dayId }}
          number={number}
          onChange={onChange}
          onRemove={onRemove}
          onSearch={() => setSearching(true)}
        />
      )}
      {isSearching && onChange && dayId && (
        <PictureSearch
          first={day.title?.trim() || names[0] || ''}
          onClose={() => setSearching(false)}
          onSearch={(words) => onChange({ kind: 'set', dayId, words })}
        />
      )}
    </section>
  );
}

function DayPicture({ day: { id, imageURL }, number, isBusy }: Pick<Props, 'day' | 'number' | 'isBusy'>) {
  return (
    <span class="library-day-picture" aria-busy={isBusy}>
      {imageURL ? (
        <TripImage source={imageURL} id={id ?? String(number)} />
      ) : (
        <span class="trip-image library-no-picture" aria-hidden="true" />
      )}
      {isBusy && <span class="ring" aria-hidden="true" />}
    </span>
  );
}

interface MenuProps {
  day: Day & { id: string };
  number: number;
  onChange: (change: PictureChange) => void;
  onRemove: (dayId: string, number: number) => void;
  onSearch: () => void;
}

function PictureMenu({ day: { id: dayId, imageURL }, number, onChange, onRemove, onSearch }: MenuProps) {
  const file = useRef<HTMLInputElement>(null);
  // A popup closes as soon as the browser opens its file picker.
  const canChooseFiles = useTakeAlong()?.canChooseFiles ?? true;
  const entries: MenuEntry[] = [
    ...(canChooseFiles
      ? [{ label: t('library.image.own'), icon: FolderOpen, onPress: () => file.current?.click() }]
      : []),
    { label: t('library.image.words'), icon: Search, onPress: onSearch },
    { label: t('library.image.auto'), icon: Sparkles, onPress: () => onChange({ kind: 'set', dayId }) },
    ...(imageURL
      ? [
          {
            label: t('library.image.remove'),
            icon: ImageOff,
            isDestructive: true,
            onPress: () => onRemove(dayId, number),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu label={t('library.image.menu', { day: number })} entries={entries} icon={Image} />
      <input
        ref={file}
        type="file"
        class="visually-hidden library-file"
        accept="image/*"
        tabIndex={-1}
        aria-label={t('library.image.own')}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (chosen) onChange({ kind: 'set', dayId, file: chosen });
        }}
      />
    </>
  );
}

interface SearchProps {
  first: string;
  onSearch: (words: string) => void;
  onClose: () => void;
}

function PictureSearch({ first, onSearch, onClose }: SearchProps) {
  const [words, setWords] = useState(first);
  return (
    <form
      class="library-find"
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        if (words.trim()) onSearch(words.trim().slice(0, 200));
      }}
    >
      <Field id="picture-words" label={t('wishes.words')} value={words} onInput={setWords} />
      <p class="library-find-ways">
        <Button id="find-picture" kind="primary" small>
          {t('library.image.find')}
        </Button>
        <Button small onPress={onClose}>
          {t('common.cancel')}
        </Button>
      </p>
    </form>
  );
}
