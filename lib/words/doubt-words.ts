// Puts a doubt about a stop into one calm sentence.
import { fieldInfoOf } from '../model/booking-fields.ts';
import type { Question } from '../model/draft.ts';
import { distance } from './amounts.ts';
import { countryName } from './countries.ts';
import { wholeDate } from './dates.ts';
import { t } from './words.ts';

export function doubtWords({ doubt, sentence = '' }: Question): string {
  switch (doubt?.kind) {
    case 'too-far':
      return t('doubts.tooFar', { distance: distance(doubt.km * 1000), name: doubt.from });
    case 'too-long':
      return t('doubts.tooLong', { hours: doubt.hours });
    case 'backwards':
      return t('doubts.backwards', { time: doubt.time, before: doubt.before, name: doubt.at });
    case 'date-order':
      return t('doubts.dateOrder', { date: dateWords(doubt.date), before: dateWords(doubt.before) });
    case 'same-name':
      return t('doubts.sameName', {
        name: doubt.name,
        first: whereWords(doubt.countries[0], doubt.regions?.[0]),
        second: whereWords(doubt.countries[1], doubt.regions?.[1]),
      });
    case 'search-failed':
      return t('doubts.searchFailed', { host: doubt.host });
    case 'found-far':
      return t('doubts.foundFar', { distance: distance(doubt.km * 1000) });
    case 'found-several':
      return t('doubts.foundSeveral');
    case 'found-unlike':
      return t('doubts.foundUnlike');
    case 'under-way':
      return t('doubts.underWay', { name: doubt.name, until: doubt.until });
    case 'two-stays':
      return t('doubts.twoStays', { name: doubt.name });
    case 'code-differs':
      return t('convert.codeSays', {
        value: doubt.field === 'start' ? dateWords(doubt.inCode) : doubt.inCode,
      });
    case 'not-read':
      // The booking may be a journey, a stay or a table: the field names of a visit fit them all.
      return t('convert.notRead', {
        fields: t(`convert.field.${fieldInfoOf(doubt.field).called?.visit ?? doubt.field}`),
      });
    default:
      // Drafts from earlier versions have the sentence itself.
      return sentence;
  }
}

/** "Virginia, United States" */
const whereWords = (country: string, region = ''): string =>
  [region, countryName(country)].filter(Boolean).join(', ');

const dateWords = (date: string): string =>
  Number.isNaN(Date.parse(date)) ? date : wholeDate(new Date(date));
