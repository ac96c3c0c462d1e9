// Finds a place by another name, a code, coordinates or a map link: in the gazetteer on this computer, and, if the online
// search is switched on, there too on a separate press.
import { useState } from 'preact/hooks';
import type { StopCandidate } from '../../lib/model/draft.ts';
import { hasShortMapLink } from '../../lib/text/short-map-link.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { EditField } from '../parts/EditField.tsx';
import { useKeyOf } from '../parts/letter-keys.ts';
import { type OnlinePlaceSearch, usePlaceSearch } from './online-place-search.ts';

interface Props {
  label: string;
  /** The initial text of the field. */
  text?: string;
  findPlaces: (name: string) => Promise<StopCandidate[]>;
  onFound: (places: StopCandidate[]) => void;
}

// Enough for the longest map link.
const maxQueryLength = 2000;

export function PlaceSearch({ label, text = '', findPlaces, onFound }: Props) {
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState<string>();
  const online = usePlaceSearch();
  const shortcut = useKeyOf('/');
  const name = typed.trim().slice(0, maxQueryLength);
  const tell = (places: StopCandidate[], missed: string) => {
    setProblem(places.length === 0 ? missed : undefined);
    onFound(places);
  };
  const search = async () => {
    if (!name) return;
    tell(
      await findPlaces(name),
      hasShortMapLink(name) ? t('choosePlace.shortLink') : t('choosePlace.missed', { name }),
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field searches; a form would lie in a form
    <div
      class="place-search"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void search();
      }}
    >
      <EditField
        id="place-search"
        label={label}
        value={typed}
        onInput={setTyped}
        shortcut={shortcut}
        placeholder={t('choosePlace.searchHint')}
        problem={problem}
      />
      <Button id="place-search-button" onPress={() => void search()}>
        {t('choosePlace.searchButton')}
      </Button>
      {online && online.lookUp.is !== 'off' && (
        <OnlineSearch
          name={name}
          online={online}
          host={online.lookUp.host}
          onAnswer={tell}
          onProblem={setProblem}
        />
      )}
    </div>
  );
}

interface OnlineProps {
  name: string;
  host: string;
  online: OnlinePlaceSearch;
  onAnswer: (places: StopCandidate[], missed: string) => void;
  onProblem: (problem: string) => void;
}

function OnlineSearch({ name, host, online, onAnswer, onProblem }: OnlineProps) {
  const [isBusy, setBusy] = useState(false);
  const search = async () => {
    if (!name || isBusy) return;
    setBusy(true);
    const found = await online.find(name.slice(0, 200));
    setBusy(false);
    if (found.ok) onAnswer(found.value, t('findPlaces.unknown', { name, host }));
    else
      onProblem(
        t(
          found.failure.kind === 'own-fault'
            ? 'findPlaces.stopped.silent'
            : `findPlaces.stopped.${found.failure.kind}`,
          {
            host,
          },
        ),
      );
  };
  return (
    <div class="place-online">
      <Button id="search-online" small busy={isBusy} onPress={() => void search()}>
        {t('findPlaces.searchAt', { host })}
      </Button>
    </div>
  );
}
