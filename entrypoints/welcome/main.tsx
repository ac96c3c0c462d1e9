import '../../components/frame/tokens.css';
import '../../components/frame/base.css';
import './welcome.css';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { setPageLanguage } from '../../lib/words/set-page-language.ts';
import { t } from '../../lib/words/words.ts';
import { WelcomePage } from './WelcomePage.tsx';

const goTo = (path: string) => location.assign(new URL(path, browser.runtime.getURL('/')).href);

setPageLanguage(document, t('welcome.page'));
const root = document.querySelector('#app');
if (root)
  render(<WelcomePage onSample={() => goTo('/sample.html')} onConnect={() => goTo('/options.html')} />, root);
