// The online place search: off until the traveller chooses a public one or enters another.
import { useEffect, useState } from 'preact/hooks';
import { Banner } from '../../components/parts/Banner.tsx';
import { Button } from '../../components/parts/Button.tsx';
import { Field } from '../../components/parts/Field.tsx';
import {
  geocoderHost,
  isGeocoderTemplate,
  nameOfPlaceSearch,
  type PlaceSearchName,
  placeSearches,
  placeSearchTitles,
} from '../../lib/model/geocoder.ts';
import type { Result } from '../../lib/model/result.ts';
import { t } from '../../lib/words/words.ts';
import '../../components/parts/chips.css';

export interface PlaceSearchStore {
  load(): Promise<string | undefined>;
  save(template: string): Promise<Result<null, { kind: 'permission-refused' }>>;
  forget(): Promise<void>;
  /** Called when the search is switched on or off elsewhere, or its permission is removed. */
  onChanged?(hear: () => void): () => void;
}

type SearchState =
  | { is: 'looking' }
  | { is: 'off'; problem?: string; isRefused?: boolean }
  | { is: 'on'; host: string };

/** Not translated: the traveller has to type exactly this. */
const query = '{query}';
const example = 'https://places.example/search?format=json&q={query}';

export function PlaceSearchSettings({ store }: { store: PlaceSearchStore }) {
  const [typed, setTyped] = useState<string>(placeSearches.nominatim);
  const [search, setSearch] = useState<SearchState>({ is: 'looking' });
  useEffect(() => {
    const look = () =>
      store.load().then((template) => {
        if (template) setTyped(template);
        setSearch(template ? { is: 'on', host: geocoderHost(template) } : { is: 'off' });
      });
    void look();
    return store.onChanged?.(() => void look());
  }, [store]);
  const switchOn = () => {
    const template = typed.trim();
    if (!isGeocoderTemplate(template))
      return setSearch({ is: 'off', problem: t('settings.searchProblem', { query, example }) });
    // Called while the press is still being handled: the browser asks for permission only then.
    store.save(template).then((saved) => {
      setSearch(saved.ok ? { is: 'on', host: geocoderHost(template) } : { is: 'off', isRefused: true });
    });
  };
  const switchOff = () => {
    store.forget().then(() => setSearch({ is: 'off' }));
  };
  return (
    <section class="settings-part" aria-busy={search.is === 'looking'}>
      <h2 class="settings-heading">{t('settings.search')}</h2>
      <p class="settings-line">{t('settings.searchLine')}</p>
      {search.is === 'on' && <SearchOn host={search.host} onSwitchOff={switchOff} />}
      {search.is === 'off' && (
        <SearchForm {...search} typed={typed} onType={setTyped} onSwitchOn={switchOn} />
      )}
    </section>
  );
}

function SearchOn({ host, onSwitchOff }: { host: string; onSwitchOff: () => void }) {
  return (
    <div class="settings-card">
      <div class="settings-row">
        <div class="settings-words">
          <p class="settings-strong">{t('settings.searchOn', { host })}</p>
          <p class="settings-line">{t('settings.searchOnLine')}</p>
        </div>
        <Button id="place-search-off" onPress={onSwitchOff}>
          {t('settings.switchOff')}
        </Button>
      </div>
    </div>
  );
}

interface FormProps {
  typed: string;
  problem?: string;
  isRefused?: boolean;
  onType: (typed: string) => void;
  onSwitchOn: () => void;
}

function SearchForm({ typed, problem: wrong, isRefused, onType, onSwitchOn }: FormProps) {
  const submit = (event: Event) => {
    event.preventDefault();
    onSwitchOn();
  };
  return (
    <form class="settings-card" noValidate onSubmit={submit}>
      <SearchChips typed={typed} onType={onType} />
      <Field
        id="place-search-address"
        label={t('settings.searchAddress')}
        type="url"
        value={typed}
        onInput={onType}
        help={t('settings.searchHelp', { query })}
        problem={wrong}
      />
      <div role="alert">
        {isRefused && (
          <Banner tone="doubt" title={t('settings.stillOff')}>
            {t('settings.stillOffLine')}
          </Banner>
        )}
      </div>
      <Button id="place-search-on">{t('settings.switchOn')}</Button>
    </form>
  );
}

const names: PlaceSearchName[] = ['nominatim', 'photon'];

/** One button per public search; any other is entered by its address. */
function SearchChips({ typed, onType }: Pick<FormProps, 'typed' | 'onType'>) {
  const chosen = nameOfPlaceSearch(typed.trim());
  return (
    <fieldset class="chips">
      <legend class="visually-hidden">{t('settings.searchWhich')}</legend>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          class="chip"
          aria-pressed={name === chosen}
          onClick={() => onType(placeSearches[name])}
        >
          {placeSearchTitles[name]}
        </button>
      ))}
      <button
        type="button"
        class="chip"
        aria-pressed={chosen === undefined}
        onClick={() => {
          if (chosen) onType('');
          document.querySelector<HTMLElement>('#place-search-address')?.focus();
        }}
      >
        {t('settings.searchOther')}
      </button>
    </fieldset>
  );
}
