// Injected into the page on the traveller's click; what `main` returns is handed to the background.
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { capturePage } from '../lib/capture/capture.ts';

export default defineUnlistedScript(() => capturePage(document));
