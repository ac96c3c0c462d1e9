// An online place search: off until the traveller names one.
import { useEffect, useState } from 'preact/hooks';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { geocoderHost, isGeocoderTemplate } from '../../lib/model/geocoder.ts';
import type { Result } from '../../lib/model/result.ts';

export interface PlaceSearchStore {
  load(): Promise<string | undefined>;
  save(template: string): Promise<Result<null, { kind: 'permission-refused' }>>;
  forget(): Promise<void>;
}

type SearchState =
  | { is: 'looking' }
  | { is: 'off'; problem?: string; isRefused?: boolean }
  | { is: 'on'; host: string };

const problem =
  'Write the whole address, with https:// and {query} where the name goes, like https://places.example/search?format=json&q={query}.';

export function PlaceSearchSettings({ store }: { store: PlaceSearchStore }) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<SearchState>({ is: 'looking' });
  useEffect(() => {
    store.load().then((template) => {
      setTyped(template ?? '');
      setSearch(template ? { is: 'on', host: geocoderHost(template) } : { is: 'off' });
    });
  }, [store]);
  const switchOn = () => {
    const template = typed.trim();
    if (!isGeocoderTemplate(template)) return setSearch({ is: 'off', problem });
    // Called while the press is still under way: the browser asks for permission only then.
    store.save(template).then((saved) => {
      setSearch(saved.ok ? { is: 'on', host: geocoderHost(template) } : { is: 'off', isRefused: true });
    });
  };
  const switchOff = () => {
    store.forget().then(() => setSearch({ is: 'off' }));
  };
  return (
    <section class="settings-part">
      <h2 class="settings-heading">Online place search</h2>
      <p class="settings-line">
        Wayclip knows cities and villages by itself. A place search can also find sights: it is sent the names
        of stops Wayclip cannot place, and the destination. It is off unless you name one.
      </p>
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
          <p class="settings-strong">On: {host} is asked</p>
          <p class="settings-line">For each new draft, one name at a time.</p>
        </div>
        <Button id="place-search-off" onPress={onSwitchOff}>
          Switch off
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
      <Field
        id="place-search-address"
        label="Address of the place search"
        type="url"
        value={typed}
        onInput={onType}
        help="With {query} where the name goes. It must answer as Nominatim does."
        problem={wrong}
      />
      <div role="alert">
        {isRefused && (
          <Banner tone="doubt" title="Still off">
            The browser may not ask that host. Stops that Wayclip cannot place stay without one.
          </Banner>
        )}
      </div>
      <Button id="place-search-on">Switch on</Button>
    </form>
  );
}
