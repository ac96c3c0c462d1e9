// What screen readers announce on this page.
import type { ConvertState } from '../../components/convert/ConvertScreen.tsx';
import { pageWords } from '../../components/convert/ReadingFiles.tsx';
import { explain } from '../../lib/words/explain.ts';
import { many } from '../../lib/words/words.ts';

export function spokenIn(state: ConvertState): string {
  if (state.step === 'reading') return pageWords(state.progress.name ?? state.names[0] ?? '', state.progress);
  return state.step === 'found' ? many('counts.bookings', state.found.bookings.length) : '';
}

export function alarmIn(state: ConvertState): string {
  if (state.step === 'choose' && state.problem) return explain(state.problem).text;
  return state.step === 'found' && typeof state.adding === 'object' ? explain(state.adding).text : '';
}
