import { describe, expect, it } from 'vitest';
import { cjkRunsIn } from '../../../lib/read/stops/cjk-runs.ts';
import { hashOf } from '../../../lib/read/stops/hash.ts';
import { hashBits, lexiconOf } from '../../../lib/read/stops/lexicon.ts';
import { runsIn } from '../../../lib/read/stops/runs.ts';
import { tokenise } from '../../../lib/read/stops/tokens.ts';
import { trimName } from '../../../lib/read/stops/trim.ts';
import { Vocabulary } from '../../../lib/read/stops/vocabulary.ts';

function namesIn(text: string): string[] {
  return runsIn(text, tokenise(text, new Vocabulary())).map(({ start, end }) => text.slice(start, end));
}

const trimmed = (text: string) => {
  const { start, end } = trimName(text, 0, text.length);
  return text.slice(start, end);
};

describe('names in running text', () => {
  it.each([
    ['We swam at Cala d’Hort until noon.', 'Cala d’Hort'],
    ['Then over to Heroes’ Square for the parade.', 'Heroes’ Square'],
    ['Vimos el ventisquero Colgante desde abajo.', 'ventisquero Colgante'],
    ['Puis le mât de Lung Cu, tout au nord.', 'mât de Lung Cu'],
    ['Passeggiata fino a lago di Braies.', 'lago di Braies'],
    ['Etappe 2Capo Caccia e Bosa', 'Capo Caccia'],
    ['St. Peter Port was asleep.', 'St. Peter Port'],
  ])('%s → %s', (text, name) => {
    expect(namesIn(text)).toContain(name);
  });

  it('ties no verb to a name', () => {
    expect(namesIn('We visited Rome and left.')).toEqual(['We', 'Rome']);
  });
});

describe('names in Japanese and Chinese', () => {
  const runs = (text: string) =>
    cjkRunsIn(text, tokenise(text, new Vocabulary()), {}).map(({ start, end }) => text.slice(start, end));

  it('joins the parts of a foreign name', () => {
    expect(runs('フッカー・バレーを歩いた')).toContain('フッカー・バレー');
  });

  it('finds a name by its ending', () => {
    expect(runs('朝は八坂神社へ')).toContain('八坂神社');
  });

  it('takes what stands between separators whole', () => {
    expect(runs('外滩、武康路、莫家街')).toEqual(expect.arrayContaining(['外滩', '武康路', '莫家街']));
  });
});

describe('trimming', () => {
  it.each([
    ['3. 09:30 – Museu do Fado:', 'Museu do Fado'],
    ['Stop 4 Belém', 'Belém'],
    ['09:00 Herkenrode', 'Herkenrode'],
    ['10.30 pm Amsterdam', 'Amsterdam'],
    ['Big BenÂ', 'Big Ben'],
    ['Nordmarkt 🚶', 'Nordmarkt'],
    ['🏰 Alte Mühle 🚲 🚶', 'Alte Mühle'],
    ['下午路过：青石书院。', '青石书院'],
    ['Château (ruins)', 'Château (ruins)'],
    ['Belém', 'Belém'],
  ])('%s → %s', (text, name) => {
    expect(trimmed(text)).toBe(name);
  });
});

describe('the words of a page', () => {
  const listed = (name: string, words: string[]) => {
    const hashes = Uint32Array.from(words, (word) => hashOf(word) >>> (32 - hashBits)).sort();
    return { name, hashes, levels: new Uint8Array(hashes.length).fill(9) };
  };
  const lexicon = lexiconOf([listed('en', ['the', 'grab', 'we']), listed('de', ['die', 'felsen', 'und'])]);

  function described(text: string): Vocabulary {
    const vocabulary = new Vocabulary();
    for (const { isCapital, word } of tokenise(text, vocabulary)) word.small += isCapital ? 0 : 1;
    vocabulary.describe(lexicon);
    return vocabulary;
  }

  it('take a joined noun by its last part', () => {
    expect(described('die und die').wordOf('granitfelsen').tailRank).toBe(0);
    const page = described('die Granitfelsen und die');
    expect(page.language).toBe('de');
    expect(page.wordOf('granitfelsen').tailRank).toBeGreaterThan(0);
  });

  it('take a common word for no kind of place that only another language has', () => {
    expect(described('the grab we').wordOf('grab').kind).toBeUndefined();
    expect(described('die und grab die').wordOf('grab').kind).toBeDefined();
  });
});
