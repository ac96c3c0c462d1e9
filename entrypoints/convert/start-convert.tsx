// Wiring of the page for booking files: its visit, its bar, and files dropped anywhere on it.
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { ConvertScreen, placeIn } from '../../components/convert/ConvertScreen.tsx';
import { ServiceReaderContext } from '../../components/convert/service-reader.ts';
import { PageBar } from '../../components/frame/PageBar.tsx';
import { AllowanceContext } from '../../components/send/allowance-source.ts';
import { loadPdf } from '../../lib/browser/booking-library.ts';
import { Announcer } from '../../surface/Announcer.tsx';
import { AccountLayer } from '../../surface/sending/AccountLayer.tsx';
import { AccountVisit } from '../../surface/sending/account-visit.ts';
import { allowanceOf } from '../../surface/sending/allowance-of.ts';
import { ConvertVisit } from './convert-visit.ts';
import { edgesHere } from './edges-here.ts';
import { serviceReader } from './service-reader.ts';
import { alarmIn, spokenIn } from './spoken.ts';

const go = (path: string) => {
  location.href = browser.runtime.getURL(path as '/review.html');
};

const openSettings = () => void browser.runtime.openOptionsPage();

const bar = (
  <PageBar
    here="convert"
    onClip={() => go('/review.html')}
    onConvert={() => location.assign(location.pathname)}
    onExplore={() => go('/review.html?place=explore')}
    onLibrary={() => go('/review.html?place=library')}
    onSettings={openSettings}
  />
);

const { background, openClip } = edgesHere();
const account = new AccountVisit(background);
const allowance = allowanceOf(background);
const reader = serviceReader({ background, loadPdf, openClip });

function ConvertApp({ visit }: { visit: ConvertVisit }) {
  const state = visit.state.value;
  const place = placeIn(state);
  // Each step focuses its title, so that screen readers begin there.
  useEffect(() => {
    if (place !== 'choose') document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [place]);
  return (
    <>
      <ServiceReaderContext.Provider value={reader}>
        <AllowanceContext.Provider value={allowance}>
          <AccountLayer visit={account} onSettings={openSettings}>
            <ConvertScreen header={bar} state={state} actions={visit.actions} />
          </AccountLayer>
        </AllowanceContext.Provider>
      </ServiceReaderContext.Provider>
      <Announcer status={spokenIn(state)} alert={alarmIn(state)} />
    </>
  );
}

/** A file dropped outside the drop zone would replace this page. */
function takeStrayFiles(visit: ConvertVisit): void {
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) visit.actions.onFiles(files);
  });
}

export async function startConvert(root: Element): Promise<void> {
  const visit = new ConvertVisit(edgesHere());
  takeStrayFiles(visit);
  void account.look();
  void visit.begin(new URLSearchParams(location.search).get('address') ?? undefined);
  render(<ConvertApp visit={visit} />, root);
}
