// Recognises the headings that sites put over what is not the article.
import { comments, others } from '../languages/furniture.ts';

const whole = (words: Record<string, string>) => new RegExp(`^(?:${Object.values(words).join('|')})$`, 'iu');
const commentsHeading = whole(comments);
const otherHeading = whole(others);

// "Related posts:", "» Comments (3)"
const around = /^[\s\p{P}\p{S}]+|(?:\s*[(（]\d+[)）])?[\s\p{P}\p{S}]*$/gu;
const maxLength = 80;

// Share buttons. The networks' names are the same in every language, and a verb can only stand before or after.
const passedOn =
  /^(?:\S{1,15}[\s:]){0,2}(?:facebook|twitter|pinterest|whatsapp|telegram|linkedin|instagram|reddit|tumblr|youtube|tiktok|pocket|flipboard|weibo|google\+?|e-?mail)(?:\s\S{1,15}|\s\(.{1,40}\))?$|^(?:share|tweet|pin(?: it)?|print|copy link|x|vk)$/iu;
const maxNetworkLength = 60;

/** "Tweet", "Auf Facebook teilen": a share button, if the block is nothing but a link. */
export const passesOn = (text: string): boolean =>
  text.length <= maxNetworkLength && passedOn.test(text.trim());

/** "Related posts:" → "other", "3 comments" → "comments"; "Comments on the old town's cafés" → undefined. */
export function furnitureHeaded(text: string): 'comments' | 'other' | undefined {
  if (text.length > maxLength) return undefined;
  const words = text.replace(around, '');
  if (commentsHeading.test(words)) return 'comments';
  return otherHeading.test(words) ? 'other' : undefined;
}
