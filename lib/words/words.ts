// All text shown to the traveller is looked up here, in the language of the interface. The catalogues are `locales/*.yml`;
// the browser chooses one of them, unless `speak` has set another. No other file looks words up.
import { createI18n } from '@wxt-dev/i18n';
import type { GeneratedI18nStructure as Structure } from '../../.wxt/i18n/structure.d.ts';

type Key = Exclude<keyof Structure, `@@${string}`>;
type StemOf<K> = K extends `${infer Stem}.one` ? Stem : never;
/** "counts.stops", which has the forms "counts.stops.one" and "counts.stops.other". */
export type PluralKey = StemOf<Key>;
/** Keys without plural forms. */
export type WordKey = Exclude<Key, `${PluralKey}.${Intl.LDMLPluralRule}`>;

type NamesIn<F> = F extends { namedSubstitutions: readonly (infer Name extends string)[] } ? Name : never;
/** Numbers are formatted for the language; pass a year or a code as a string. */
type Filling<Name extends string> = [Name] extends [never] ? [] : [filling: Record<Name, string | number>];
type FillingOf<K extends WordKey> = Filling<NamesIn<Structure[K]>>;
type PluralFillingOf<K extends PluralKey> = Filling<Exclude<NamesIn<Structure[`${K}.other`]>, 'n'>>;

/** A catalogue other than the one the browser chose. */
export interface Catalogue {
  /** For Intl: "de-AT". Its first part is the catalogue's own language. */
  language: string;
  /** By key: "header.back". */
  messages: ReadonlyMap<string, string>;
}

const fromBrowser = createI18n();
let spoken: Catalogue | undefined;
// A lookup in the browser is slow, and a list of 3,000 stops needs the same few words again and again.
const cache = new Map<string, string>();

/** Uses this catalogue from now on; without one, the browser's choice. */
export function speak(catalogue: Catalogue | undefined): void {
  spoken = catalogue;
  cache.clear();
}

function message(key: string): string {
  const before = cache.get(key);
  if (before !== undefined) return before;
  const found = spoken ? (spoken.messages.get(key) ?? '') : fromBrowser.t(key);
  cache.set(key, found);
  return found;
}

/** "de-AT": the browser's locale if the catalogue is in its language, otherwise the catalogue's language. */
export function language(): string {
  const own = message('language');
  const wanted = spoken?.language ?? message('@@ui_locale').replaceAll('_', '-');
  return wanted.split('-')[0] === own ? wanted : own;
}

export const direction = (): 'ltr' | 'rtl' => (message('direction') === 'rtl' ? 'rtl' : 'ltr');

const place = /\{(\w+)\}/g;

function filled(text: string, filling: Record<string, string | number> = {}): string {
  return text.replace(place, (whole, name: string) => {
    const value = filling[name];
    return typeof value === 'number' ? numberWords(value) : (value ?? whole);
  });
}

/** ('header.back') → "Back"; ('days.number', { day: 3 }) → "Day 3" */
export const t = <K extends WordKey>(key: K, ...[filling]: FillingOf<K>): string =>
  filled(message(key), filling);

/** ('counts.stops', 6) → "6 stops". The number itself is always {n}. */
export function many<K extends PluralKey>(key: K, n: number, ...[filling]: PluralFillingOf<K>): string {
  const rule = cachedByLanguage('plural', () => new Intl.PluralRules(language())).select(n);
  // A catalogue may omit a form that is the same as `other`.
  const text = message(`${key}.${rule}`) || message(`${key}.other`);
  return filled(text, { ...filling, n });
}

/** ('take.readFrom', 'page') → ["Clipped with Wayclip from ", ""]: for placeholders filled with more than text. */
export function around<K extends WordKey>(key: K, name: NamesIn<Structure[K]>): [string, string] {
  const [before = '', after = ''] = message(key).split(`{${name}}`);
  return [before, after];
}

/** 3000 → "3000"; 12000 → "12,000" */
export const numberWords = (value: number): string =>
  cachedByLanguage('number', () => new Intl.NumberFormat(language(), { useGrouping: 'min2' })).format(value);

/** Intl's formatters are slow to create, so each is cached by language. */
const makers = new Map<string, unknown>();
export function cachedByLanguage<T>(name: string, make: () => T): T {
  const key = `${language()} ${name}`;
  // Safe cast: only this function adds entries, and each name is used with one type.
  const before = makers.get(key) as T | undefined;
  if (before) return before;
  const fresh = make();
  makers.set(key, fresh);
  return fresh;
}
