// A failure that leaves nothing else to show: what happened, what is safe, what to do next.
import {
  Book,
  ChevronRight,
  Compass,
  Copy,
  ExternalLink,
  Images,
  type LucideIcon,
  MapPin,
  Plus,
  RefreshCw,
  Settings,
  User,
} from 'lucide-preact';
import { useContext, useState } from 'preact/hooks';
import type { Failure } from '../../lib/model/failure.ts';
import { explain, type NextStep } from '../../lib/words/explain.ts';
import { ByHandChoices } from '../by-hand/ByHandChoices.tsx';
import { useTakeAlong } from '../export/take-along.ts';
import { Icon } from '../parts/Icon.tsx';
import { RouteStrip } from '../parts/RouteStrip.tsx';
import { AlsoOnPage } from '../review/AlsoOnPage.tsx';
import { AllowanceContext } from '../send/allowance-source.ts';
import { ImportSheet } from '../send/ImportSheet.tsx';
import { headline, type NextSteps, type Offer, offers } from './failure-words.ts';
import './failure-state.css';

const stepIcons: { [S in NextStep]: LucideIcon } = {
  'read-anyway': MapPin,
  'read-again': RefreshCw,
  'open-another-page': Plus,
  'open-page': ExternalLink,
  connect: User,
  'connect-again': User,
  'open-settings': Settings,
  'try-again': RefreshCw,
  'store-now': RefreshCw,
  'look-now': Book,
  'send-as-new': Plus,
  'open-itinerary': ExternalLink,
  'choose-another-file': Plus,
  'open-library': Book,
  'copy-report': Copy,
  'go-on': ChevronRight,
  'let-service-read': Images,
  'explore-trips': Compass,
};

/** Failures the traveller cannot resolve on the page itself, so starting by hand is offered. */
const goesOnByHand: ReadonlySet<Failure['kind']> = new Set<Failure['kind']>([
  'nothing-found',
  'page-off-limits',
  'page-unreadable',
  'import-forbidden',
  'import-needs-plan',
  'imports-used-up',
  'nothing-to-look-at',
  'pdf-encrypted',
  'pdf-corrupt',
  'file-too-large',
  'pdf-no-text',
  'pdf-not-a-booking',
  'file-is-video',
]);

/** A page has words to select; a file that could not be read has none. */
const isAboutPage = ({ kind }: Failure): boolean => !kind.startsWith('pdf-') && !kind.startsWith('file-');

/** More of them would push the other choices out of the popup. */
const namesAtOnce = 3;

/** Names found on a page that was refused: pressing one starts a draft with it. */
function NamesOnPage({ failure }: { failure: Failure }) {
  const startWith = useTakeAlong()?.startWith;
  if (failure.kind !== 'nothing-found' || !failure.also || !startWith) return null;
  const { also } = failure;
  return (
    <AlsoOnPage
      names={also}
      atOnce={namesAtOnce}
      onTake={(name) => startWith([name, ...also.filter(({ id }) => id !== name.id)])}
    />
  );
}

/** Reading the page anyway is what the text above suggests, so it comes first. */
const sortedOut = (all: Offer[]): [Offer[], Offer[]] => [
  all.filter(({ step }) => step === 'read-anyway'),
  all.filter(({ step }) => step !== 'read-anyway'),
];

export function FailureState({ failure, steps }: { failure: Failure; steps: NextSteps }) {
  const explanation = explain(failure);
  const [anyway, others] = sortedOut(offers(explanation, steps));
  return (
    <div class="failure-state">
      <RouteStrip />
      <div class="failure-words">
        <h1 class="title" tabIndex={-1}>
          {headline(explanation.title)}
        </h1>
        <p class="lead">{explanation.text}</p>
        {anyway.map((offer) => (
          <Choice key={offer.step} {...offer} />
        ))}
        <NamesOnPage failure={failure} />
        {goesOnByHand.has(failure.kind) && <ByHandChoices hasPage={isAboutPage(failure)} />}
        {others.map((offer) => (
          <Choice key={offer.step} {...offer} />
        ))}
      </div>
    </div>
  );
}

/** If the service can be asked, shows what an import costs before anything is sent. */
function Choice({ step, label, onPress }: Offer) {
  const [isAsking, setAsking] = useState(false);
  const isImport = useContext(AllowanceContext) !== undefined && step === 'let-service-read';
  return (
    <>
      <button
        type="button"
        class="choice"
        data-step={step}
        onClick={isImport ? () => setAsking(true) : onPress}
      >
        <Icon of={stepIcons[step]} size={22} />
        <span class="choice-label">{label}</span>
        <Icon of={ChevronRight} size={18} mirrors />
      </button>
      {isAsking && <ImportSheet onSend={onPress} onClose={() => setAsking(false)} />}
    </>
  );
}
