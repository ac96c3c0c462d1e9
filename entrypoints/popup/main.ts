// The first script of all three surfaces, shared so that it is a single file: each further file costs time after a press.
// The page says which surface it is: `<html data-surface="popup">`.
import '../../components/frame/tokens.css';
import '../../components/frame/base.css';
import { openWithBar } from '../../surface/open-with-bar.tsx';
import { reviewOpening } from '../review/opening.tsx';
import { besideOpening } from '../sidepanel/opening.tsx';
import { popupOpening } from './opening.tsx';

const openings = new Map([
  ['popup', popupOpening],
  ['sidepanel', besideOpening],
  ['review', reviewOpening],
]);

// Other pages load pieces of the same file, but are no surface.
const { surface } = document.documentElement.dataset;
const opening = openings.get(surface ?? '');
if (opening) openWithBar(document.querySelector('#app'), { ...opening, database: indexedDB });
