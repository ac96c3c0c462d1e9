// Injected into the page on the traveller's click; what `main` returns is handed to the background.
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { capturePage } from '../lib/capture/capture.ts';
import { selectedIn } from '../lib/capture/selection.ts';

export default defineUnlistedScript(() =>
  capturePage(document, { selected: selectedIn(window.getSelection()) }),
);
