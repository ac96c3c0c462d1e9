// Every word a traveller reads comes through here, in the language of the interface. The catalogues are `locales/*.yml`;
// the browser chooses among them, unless `speak` was told which one to use. This is the only file that looks words up.
import { createI18n } from '@wxt-dev/i18n';
import type { GeneratedI18nStructure as Structure } from '../../.wxt/i18n/structure.d.ts';

type Key = Exclude<keyof Structure, `@@${string}`>;
type StemOf<K> = K extends `${infer Stem}.one` ? Stem : never;
/** "counts.stops", which has the forms "counts.stops.one" and "counts.stops.other". */
export type PluralKey = StemOf<Key>;
/** What is said in one way only. */
export type WordKey = Exclude<Key, `${PluralKey}.${Intl.LDMLPluralRule}`>;

type NamesIn<F> = F extends { namedSubstitutions: readonly (infer Name extends string)[] } ? Name : never;
/** Numbers are written as the language writes them; a year or a code is given as a string. */
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
// Asking the browser costs a call out of the page's own code; a list of 3,000 stops asks for the same few words.
const cache = new Map<string, string>();

/** From now on words come from this catalogue; without one, from the browser's choice. */
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

/** "de-AT": the browser's own language where the words are in it, else the language of the words. */
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
  const rule = made('plural', () => new Intl.PluralRules(language())).select(n);
  // A language may leave out a form that says the same as `other`.
  const text = message(`${key}.${rule}`) || message(`${key}.other`);
  return filled(text, { ...filling, n });
}

/** ('take.readFrom', 'page') → ["Clipped with Wayclip from ", ""]: for what is filled with more than words. */
export function around<K extends WordKey>(key: K, name: NamesIn<Structure[K]>): [string, string] {
  const [before = '', after = ''] = message(key).split(`{${name}}`);
  return [before, after];
}

/** 3000 → "3000"; 12000 → "12,000" */
export const numberWords = (value: number): string =>
  made('number', () => new Intl.NumberFormat(language(), { useGrouping: 'min2' })).format(value);

/** Intl's makers are slow to build; each is built once for a language. */
const makers = new Map<string, unknown>();
export function made<T>(name: string, make: () => T): T {
  const key = `${language()} ${name}`;
  // Only this line writes them, each name with one type.
  const before = makers.get(key) as T | undefined;
  if (before) return before;
  const fresh = make();
  makers.set(key, fresh);
  return fresh;
}
