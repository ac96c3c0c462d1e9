// A minimal Preact popup: one word and one button.
import { render } from 'preact';

const root = document.querySelector('#app');
if (root) render(<button type="button">Nothing</button>, root);
