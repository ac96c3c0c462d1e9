// The online search for stops that are not on the map: what would be sent to whom, its progress, and its result.
import { CircleAlert, CircleCheck, Globe } from 'lucide-preact';
import { useState } from 'preact/hooks';
import {
  geocoderHost,
  type PlaceSearchName,
  placeSearches,
  placeSearchTitles,
} from '../../lib/model/geocoder.ts';
import { maxNamesAtOnce, type SearchProgress } from '../../lib/model/look-up.ts';
import { joinWithCommas } from '../../lib/words/listed.ts';
import { many, t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Bar } from '../parts/Progress.tsx';
import { type OnlinePlaceSearch, usePlaceSearch } from './online-place-search.ts';
import { PlacesCredit } from './PlacesCredit.tsx';

interface Props {
  /** The number of stops that are not on the map. */
  open: number;
  destination: string | undefined;
}

export function LookUpCard(props: Props) {
  const search = usePlaceSearch();
  if (!search) return null;
  const { lookUp } = search;
  const isOffered = lookUp.is === 'off' || lookUp.is === 'ready';
  if (props.open === 0 && isOffered) return null;
  return (
    <section class="look-up" aria-labelledby="look-up-title" data-look-up={lookUp.is}>
      {isOffered ? (
        <Offer {...props} search={search} />
      ) : (
        <Under lookUp={lookUp} search={search} open={props.open} />
      )}
    </section>
  );
}

function Offer({ open, destination, search }: Props & { search: OnlinePlaceSearch }) {
  const [name, setName] = useState<PlaceSearchName>('nominatim');
  const [isRefused, setRefused] = useState(false);
  const isOn = search.lookUp.is === 'ready';
  const host = search.lookUp.is === 'ready' ? search.lookUp.host : geocoderHost(placeSearches[name]);
  const press = () => {
    if (isOn) search.look();
    // Called while the press is still being handled: the browser asks for permission only then.
    else void search.switchOn(placeSearches[name]).then((isAllowed) => setRefused(!isAllowed));
  };
  const sent = { host, names: many('findPlaces.names', open) };
  return (
    <>
      <h2 id="look-up-title" class="look-up-title">
        <Icon of={Globe} size={18} />
        {t(isOn ? 'findPlaces.offerOn' : 'findPlaces.offer')}
      </h2>
      {!isOn && <Choice name={name} onName={setName} />}
      <p class="look-up-line">
        {destination ? t('findPlaces.sentWith', { ...sent, destination }) : t('findPlaces.sent', sent)}
        {open > maxNamesAtOnce && ` ${t('findPlaces.pauses', { n: maxNamesAtOnce })}`}
      </p>
      <div role="alert">
        {isRefused && (
          <p class="look-up-line look-up-refused">
            <Icon of={CircleAlert} size={16} />
            {t('findPlaces.refused', { host })}
          </p>
        )}
      </div>
      <Button id="look-up" small onPress={press}>
        {t('findPlaces.look')}
      </Button>
    </>
  );
}

const choices: PlaceSearchName[] = ['nominatim', 'photon'];

function Choice({ name, onName }: { name: PlaceSearchName; onName: (name: PlaceSearchName) => void }) {
  return (
    <fieldset class="look-up-choices" aria-label={t('findPlaces.which')}>
      {choices.map((each) => (
        <label key={each} class="look-up-choice">
          <input type="radio" name="place-search" checked={each === name} onChange={() => onName(each)} />
          <span class="look-up-name">{placeSearchTitles[each]}</span>
          <span class="look-up-host" translate={false}>
            {geocoderHost(placeSearches[each])}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type Running = Exclude<SearchProgress, { is: 'off' | 'ready' }>;

function Under({ lookUp, search, open }: { lookUp: Running; search: OnlinePlaceSearch; open: number }) {
  const { asked, of, host } = lookUp;
  const isLooking = lookUp.is === 'looking';
  return (
    <>
      <h2 id="look-up-title" class="look-up-title">
        {isLooking ? (
          <span class="ring" aria-hidden="true" />
        ) : (
          <Icon of={lookUp.is === 'done' ? CircleCheck : CircleAlert} size={18} />
        )}
        {titleOf(lookUp)}
      </h2>
      {isLooking && (
        <Bar
          label={t('findPlaces.bar')}
          value={asked}
          most={of}
          words={t('findPlaces.looking', { asked, of })}
        />
      )}
      <p class="look-up-line">{isLooking ? t('findPlaces.asks', { host }) : countWords(lookUp, open)}</p>
      <div class="look-up-end">
        {isLooking && (
          <Button id="end-look-up" small onPress={search.end}>
            {t('findPlaces.end')}
          </Button>
        )}
        {lookUp.is === 'stopped' && open > 0 && (
          <Button id="look-up" small onPress={search.look}>
            {t('findPlaces.goOn')}
          </Button>
        )}
        <PlacesCredit />
      </div>
    </>
  );
}

function titleOf(lookUp: Running): string {
  if (lookUp.is === 'looking') return t('findPlaces.looking', { asked: lookUp.asked, of: lookUp.of });
  if (lookUp.is === 'done') return t('findPlaces.done', { host: lookUp.host });
  return t(`findPlaces.stopped.${lookUp.why}`, { host: lookUp.host });
}

/** "6 placed, 1 to choose, 2 not found", without the parts that are zero. */
function countWords({ is, found, toChoose, asked, of }: Running, open: number): string {
  // If the search was stopped, the remaining names have not been searched for.
  const toAsk = is === 'stopped' ? Math.min(open - toChoose, of - asked) : 0;
  const missed = open - toChoose - toAsk;
  return joinWithCommas([
    found > 0 && many('findPlaces.found', found),
    toChoose > 0 && many('findPlaces.toChoose', toChoose),
    missed > 0 && many('findPlaces.missed', missed),
    toAsk > 0 && many('findPlaces.toAsk', toAsk),
  ]);
}
