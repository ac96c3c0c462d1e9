// Whether words are worth keeping as a note: sentences about a place, no label, no length in brackets, no advertisement.
import { wordPattern } from './word-pattern.ts';

const advertWords = {
  en: 'affiliate|commission|sponsored|disclosure|disclaimer|newsletter|subscribe|sign up|click here|book now|check prices|check availability|pin it|read more|advertisement',
  de: 'werbung|anzeige|provision|hier buchen|jetzt buchen|weiterlesen',
  fr: 'publicité|affiliés?|abonnez|réservez ici|lire la suite',
  es: 'publicidad|afiliados?|suscríbete|reserva aquí|haz clic aquí|leer más',
  pt: 'publicidade|reserve aqui|clique aqui|leia mais',
  it: 'pubblicità|affiliazione|prenota qui|clicca qui|leggi di più',
  nl: 'advertentie|klik hier|lees meer',
};
const advert = wordPattern(advertWords);
// Longer words that speak of a commission tell a story, too.
const longestAdvert = 220;

const words = /\p{L}[\p{L}\p{M}'’-]*/gu;
const eastern = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/gu;
const fewestWords = 4;
const fewestEastern = 8;
const wholeBracket = /^[([（][^()[\]（）]*[)\]）][.。]?$/u;
// "Length: 5 km · 2 h": a label and its value.
const labelled = /^[\p{L}\s]{2,24}[:：]\s*[^.!?。！？]{0,40}$/u;

export function isWorthKeeping(text: string): boolean {
  const said = text.trim();
  if (wholeBracket.test(said) || labelled.test(said)) return false;
  if (said.length <= longestAdvert && advert.test(said)) return false;
  const isSaid =
    (said.match(words)?.length ?? 0) >= fewestWords || (said.match(eastern)?.length ?? 0) >= fewestEastern;
  return isSaid;
}
