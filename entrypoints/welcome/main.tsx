import '../../components/frame/tokens.css';
import '../../components/frame/base.css';
import './welcome.css';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { dressPage } from '../../lib/words/dress-page.ts';
import { t } from '../../lib/words/words.ts';
import { WelcomePage } from './WelcomePage.tsx';

const goTo = (path: string) => location.assign(new URL(path, browser.runtime.getURL('/')).href);

dressPage(document, t('welcome.page'));
const root = document.querySelector('#app');
if (root)
  render(<WelcomePage onSample={() => goTo('/sample.html')} onConnect={() => goTo('/options.html')} />, root);
