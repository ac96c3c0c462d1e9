// Pure: no browser, no network, no clock.
import { fold } from '../../../text/fold.ts';
import type { Candidate } from '../group.ts';
import { isAdviceText, type PageView, textOf } from '../page-view.ts';
import { type Features, flag } from './feature.ts';

const foodHeading =
  /(?:eat|food|restaurant|dining|essen|manger|comer|mangiare|eten|グルメ|美食|drink|caf[eé])/i;
const stayHeading =
  /(?:stay|sleep|hotel|übernacht|unterkunft|dormir|héberg|aloja|hosped|dormire|allogg|overnacht|宿泊|住宿|accommodation)/i;

export function positionFeatures({ day, key, mentions }: Candidate, view: PageView): Features {
  const [first] = mentions;
  const block = first?.block ?? 0;
  const part = view.days.find(({ start, end }) => block >= start && block < end);
  const heading = view.headingOf[block] ?? -1;
  const above = heading >= 0 ? textOf(view, heading) : '';
  const blocks = new Set(mentions.map((mention) => mention.block));
  const total = Math.max(1, view.capture.blocks.length);
  return {
    p_inDay: flag(day > 0),
    p_ofPage: block / total,
    p_ofDay: part ? (block - part.start) / Math.max(1, part.end - part.start) : -1,
    p_intoDay: part ? Math.min(60, block - part.start) : -1,
    p_dayLength: part ? part.end - part.start : -1,
    p_beforeDays: flag(view.days.length > 0 && block < view.firstDay),
    p_afterDays: flag(view.days.length > 0 && block >= view.lastDay),
    p_advice: view.isAdvice[block] ?? 0,
    p_underHeading: heading >= 0 ? Math.min(40, block - heading) : -1,
    p_underFood: flag(foodHeading.test(above) && heading !== block),
    p_underStay: flag(stayHeading.test(above) && heading !== block),
    p_selfAdvice: flag(first && isAdviceText(first.name)),
    r_mentions: Math.min(20, mentions.length),
    r_blocks: Math.min(20, blocks.size),
    r_days: view.daysOfKey.get(key) ?? 1,
    r_title: view.title.includes(` ${fold(first?.name ?? '')} `) ? 1 : 0,
    r_inHeadingAbove: flag(heading >= 0 && heading !== block && fold(above).includes(key)),
  };
}
