// A travel page that ships with Wayclip: the first clip needs no network and no account.
import '../../components/frame/tokens.css';
import '../../components/frame/base.css';
import './sample.css';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { ask, onNews } from '../../lib/browser/ask.ts';
import { sampleAddress } from '../../lib/browser/sample-page.ts';
import { capturePage } from '../../lib/capture/capture.ts';
import { direction, language } from '../../lib/words/words.ts';
import { askFor } from '../../surface/background-link.ts';
import { SampleBar } from './SampleBar.tsx';
import { showArticle } from './show-article.tsx';

const bar = document.querySelector<HTMLElement>('#bar');

/** Wayclip's own bar is not part of the article, so it is taken out while the page is captured. */
function captureWithoutBar() {
  bar?.remove();
  const capture = capturePage(document, { url: sampleAddress });
  if (bar) document.body.prepend(bar);
  return capture;
}

async function clip() {
  const made = await askFor({ ask, onNews }, 'clip.sample', { capture: captureWithoutBar() });
  if (made.ok) location.assign(`${browser.runtime.getURL('/review.html')}?clip=${made.value.id}`);
  return made;
}

showArticle(document, language());
if (bar) {
  bar.lang = language();
  bar.dir = direction();
  render(<SampleBar onClip={clip} />, bar);
}
document.documentElement.classList.add('ready');
