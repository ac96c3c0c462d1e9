// A page to print a draft or save it as a file: `take.html?clip=<id>&as=print`, or `as=ics` and the like.
import '../../components/frame/tokens.css';
import '../../components/frame/base.css';
import './take.css';
import { render } from 'preact';
import { ask } from '../../lib/browser/ask.ts';
import { covered, exportTrip } from '../../lib/journeys/export-clip.ts';
import { isExportFormat } from '../../lib/model/export-format.ts';
import { fail } from '../../lib/model/result.ts';
import { setPageLanguage } from '../../lib/words/set-page-language.ts';
import { t } from '../../lib/words/words.ts';
import { saveByLink } from '../../surface/take-along/take-outside.ts';
import { type Taken, TakePage } from './TakePage.tsx';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function takenFor(asked: URLSearchParams): Promise<Taken> {
  const clipId = asked.get('clip') ?? '';
  const clip = uuid.test(clipId)
    ? await ask('clip.open', { clipId })
    : fail({ kind: 'clip-missing' } as const);
  if (!clip.ok) return { is: 'failed', failure: clip.failure };
  const format = asked.get('as') ?? 'print';
  // Paper can be seen by anyone, so it shows no more than what is sent.
  const print = { is: 'print', clip: covered(clip.value) } as const;
  if (!isExportFormat(format)) return print;
  const file = exportTrip(clip.value, format, asked.get('start') ?? undefined);
  return file ? { is: 'file', file } : print;
}

async function start(root: Element): Promise<void> {
  const taken = await takenFor(new URLSearchParams(location.search));
  if (taken.is === 'print') document.title = taken.clip.draft.title.value;
  render(<TakePage taken={taken} onPrint={() => window.print()} onSave={saveByLink} />, root);
  if (taken.is === 'file') saveByLink(taken.file);
  // Only once the page is drawn: the browser prints what it shows.
  if (taken.is === 'print') requestAnimationFrame(() => setTimeout(() => window.print()));
}

setPageLanguage(document, t('pages.take'));
const root = document.querySelector('#app');
if (root) void start(root);
