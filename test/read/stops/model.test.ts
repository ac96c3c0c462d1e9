import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findDays } from '../../../lib/read/days/find-days.ts';
import { featureNames, featureWriter } from '../../../lib/read/stops/features.ts';
import { LinearSum, linearKeys } from '../../../lib/read/stops/linear-keys.ts';
import { readModel, writeModel } from '../../../lib/read/stops/model-file.ts';
import { viewPage } from '../../../lib/read/stops/page-view.ts';
import { openPage } from '../../../tools/reading/open-page.ts';

const bytes = readFileSync(new URL('../../../public/stops.bin', import.meta.url));
const model = readModel(bytes);

const html = `<html lang="de"><head><title>Drei Tage in Graz</title></head><body><article><h1>Drei Tage in Graz</h1>
<h2>Tag 1</h2><p>Wir stiegen auf den <b>Schlossberg</b> und sahen den Uhrturm. Die Murinsel war geschlossen.</p>
<h2>Tag 2</h2><ul><li>9:00 Kunsthaus</li><li>Café Promenade (4 €)</li></ul></article></body></html>`;

function page() {
  const opened = openPage(html);
  if (!opened.ok || !model) throw new Error('The page and the model can be read.');
  const view = viewPage(opened.value, findDays(opened.value), { knowledge: {}, lexicon: model.lexicon });
  if (view.candidates.length === 0) throw new Error('The page has names.');
  return view;
}

describe('the shipped model', () => {
  it('was made for the features that are written today', () => {
    const view = page();
    for (const candidate of view.candidates)
      expect(featureNames(view, candidate).all).toEqual(model?.head.features);
  });

  it('fits into 600 kB gzipped', () => {
    expect(gzipSync(bytes).length).toBeLessThan(600_000);
  });

  it('comes back from its bytes as it was', () => {
    if (!model) throw new Error('The model can be read.');
    expect(Buffer.compare(writeModel(model), bytes)).toBe(0);
  });

  it('knows the language of a page', () => {
    expect(page().vocabulary.language).toBe('de');
  });

  it.each([0, 4, 100, 5000])('is nothing when cut off after %i bytes', (length) => {
    expect(readModel(bytes.subarray(0, length))).toBeUndefined();
  });
});

it('every feature of every name is a number', () => {
  const view = page();
  const writer = featureWriter(view);
  expect(view.candidates.length).toBeGreaterThan(5);
  for (const candidate of view.candidates)
    expect([...writer.rowOf(candidate)].every(Number.isFinite)).toBe(true);
});

it('the words of a name weigh together what each of them weighs once', () => {
  if (!model) throw new Error('The model can be read.');
  const view = page();
  const { linear, head } = model;
  const sum = new LinearSum(head.linearBits, linear);
  for (const candidate of view.candidates) {
    const keys = linearKeys(candidate, view, head.linearBits);
    expect(sum.of(candidate, view)).toBe([...keys].reduce((all, key) => all + (linear[key] ?? 0), 0));
  }
});
