// Injected into the page when the traveller clicks. What `main` returns is passed to the background.
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { capturePage } from '../lib/capture/capture.ts';
import { selectedIn } from '../lib/capture/selection.ts';

export default defineUnlistedScript(() =>
  capturePage(document, { selected: selectedIn(window.getSelection()) }),
);
