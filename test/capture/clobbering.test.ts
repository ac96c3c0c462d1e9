// A page whose form fields are named like properties that are read from every element. Only browsers return the fields;
// here they are put in by hand. `test/e2e/bad-pages.test.ts` reads such pages in real browsers.
import { describe, expect, test } from 'vitest';
import { capturePage } from '../../lib/capture/capture.ts';
import { documentOf } from './page.ts';

const words = 'We walked for two days along the coast and slept in small places by the port.';
const form = (name: string) => `<form><input name="${name}"><h2>Day 1</h2><p>${words}</p></form>`;

function clobber(thing: object, name: string, value: unknown): void {
  Object.defineProperty(thing, name, { get: () => value, configurable: true });
}

function textsOf(document: Document): string {
  return JSON.stringify(capturePage(document, { url: 'https://a.example/' }).blocks);
}

describe('a form', () => {
  test.each(['firstChild', 'nextSibling', 'parentElement', 'tagName', 'nodeType', 'closest'])(
    'with a field called %s is read',
    (name) => {
      const document = documentOf(form(name));
      const [field, element] = [document.querySelector('input'), document.querySelector('form')];
      if (!field || !element) throw new Error('no form');
      clobber(element, name, field);
      expect(textsOf(document)).toContain(words);
    },
  );
});

describe('a document', () => {
  test.each(['body', 'documentElement', 'querySelector', 'querySelectorAll', 'URL', 'title'])(
    'with a picture called %s is read',
    (name) => {
      const document = documentOf(`<img name="${name}" src="x.gif"><h2>Day 1</h2><p>${words}</p>`);
      clobber(document, name, document.querySelector('img'));
      expect(textsOf(document)).toContain(words);
    },
  );
});

test('a search form with a field for children is read in the page itself', () => {
  const document = documentOf(form('children'));
  let copies = 0;
  const { cloneNode } = document;
  document.cloneNode = (isDeep) => {
    copies += 1;
    return cloneNode.call(document, isDeep);
  };
  expect(textsOf(document)).toContain(words);
  expect(copies).toBe(0);
});

test('a page that is still coming in says that it is a part', () => {
  const document = documentOf(`<p>${words}</p>`);
  clobber(document, 'readyState', 'loading');
  expect(capturePage(document).truncated).toBe(true);
});
