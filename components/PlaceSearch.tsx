// Another name for the place, looked up in the gazetteer on this computer.
import { useState } from 'preact/hooks';
import type { StopCandidate } from '../lib/model/draft.ts';
import { t } from '../lib/words/words.ts';
import { Button } from './Button.tsx';
import { EditField } from './EditField.tsx';
import { useKeyOf } from './letter-keys.ts';

interface Props {
  findPlaces: (name: string) => Promise<StopCandidate[]>;
  onFound: (places: StopCandidate[]) => void;
}

export function PlaceSearch({ findPlaces, onFound }: Props) {
  const [name, setName] = useState('');
  const [missed, setMissed] = useState<string>();
  const shortcut = useKeyOf('/');
  const search = async () => {
    if (!name.trim()) return;
    const places = await findPlaces(name.trim());
    setMissed(places.length === 0 ? name.trim() : undefined);
    onFound(places);
  };
  return (
    <form
      class="place-search"
      onSubmit={(event) => {
        event.preventDefault();
        void search();
      }}
    >
      <EditField
        id="place-search"
        label={t('choosePlace.search')}
        value={name}
        onInput={setName}
        shortcut={shortcut}
        problem={missed && t('choosePlace.missed', { name: missed })}
      />
      <Button>{t('choosePlace.searchButton')}</Button>
    </form>
  );
}
