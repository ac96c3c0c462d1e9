// Recognises page furniture, everything that is not content, by tag, role or name alone.

const names = (list: string) => new Set(list.trim().split(/\s+/));

const furnitureTags = names(`
  SCRIPT STYLE NOSCRIPT HEAD TITLE LINK META SVG MATH CANVAS VIDEO AUDIO OBJECT EMBED APPLET NAV FOOTER ASIDE DIALOG MENU SELECT OPTION
  TEXTAREA INPUT DATALIST RP RT PROGRESS METER`);

const furnitureRoles = names(`
  navigation banner contentinfo complementary search dialog alertdialog menu menubar toolbar tooltip doc-toc`);

const part = '(?:(?:site|page|post|entry|article|blog|main|global|single|wp|js|the)[-_]{1,2})?';
const end =
  '(?:[-_]{1,2}(?:list|area|section|form|wrap|wrapper|container|box|block|inner|content|widget|bar))?';

// Whole class names and ids only: "no-sidebar" on the article itself must not lose the article.
const named = (lists: string[]) => new RegExp(`^${part}(?:${lists.join('|')})${end}$`, 'i');

// Comments, and links to other pages: however long, they are not this page's article.
const ofOthers = [
  'comments?|commentlist|disqus_thread|respond|utterances|giscus',
  '(?:related|recommended|more|similar|popular|latest|recent|other|next|prev|read)[-_]?(?:posts?|articles?|reading|stories|entries|content|next)',
  'related(?:[-_]?(?:to|links?|items?|topics?|pages?|guides?))?|jp-relatedposts|yarpp|you-may-also-like',
  'newsletter(?:[-_]\\w+)*|signup|mc4wp-form|mc_embed_signup|mailchimp|optin',
  '(?:cookie|gdpr|consent)(?:[-_]\\w+)*|onetrust\\S*|cc-window|cmplz\\S*|cky-\\S+|borlabscookie|_brlbs\\S*',
  'author[-_]?(?:box|bio|info|card|profile)|about[-_]?(?:the[-_])?author|byline-bio|saboxplugin-wrap|abh_box\\S*|molongui\\S*|pp-multiple-authors\\S*',
  'sb_instagram|sbi_\\w+|instagram-feed',
];

const furnitureName = named([
  ...ofOthers,
  'read-?more|readmore|see-also|subscribe(?:[-_]\\w+)*',
  'sharedaddy|addtoany\\w*|a2a_kit|share|sharing|share[-_]?(?:buttons?|bar|links|icons?|this|tools)',
  'sociable|shariff|addthis\\w*|essb[-_]\\w+|heateor\\w*|sfsi\\w*|mashsb[-_]\\w+|dpsp[-_]\\w+|swp_social\\w*|shareaholic\\S*|sharethis\\S*',
  'social|social[-_]?(?:share|sharing|links|icons?|media|buttons?|bar)',
  'sidebar|side-bar|widget|widgets|breadcrumbs?|pagination|pager|nav[-_]?links|(?:post|page|posts)[-_]nav(?:igation)?|prev[-_]?next',
  'skip-?link|screen-reader-text|sr-only|visually-?hidden|a11y-hidden',
  'tags|tag[-_]?(?:cloud|list|links)|tagcloud|tags[-_]links|cat[-_]links|categories',
  'ratings|kk-star-ratings|yasr\\S*|copyright|license[-_]box|reward',
  'mw-editsection|navbox|catlinks|reflist|references',
  'toc|table[-_]of[-_]contents|ez-toc(?:-\\w+)*|lwptoc\\w*|wp-block-table-of-contents|rank-math-toc\\w*|md-toc',
  'site-header|masthead|navbar|navigation|footer|footer[-_]?(?:widgets?|nav|menu|links)',
  '(?:main|primary|nav|top|site|mobile|mega|header|footer|side|global)[-_]?(?:menu|nav|navigation)',
  'ads?|advert|advertisement|adsbygoogle|ad[-_](?:slot|unit|container)|sponsored',
  'skiplinks?|back-to-top|scroll-to-top|print-?link|edit-link|wp-block-post-terms',
]);
const othersName = named(ofOthers);

// The same few names occur on thousands of elements.
const cached = new Map<string, boolean>();
const maxCached = 4000;
// Longer names are generated and mean nothing.
const maxNameLength = 60;

function isFurnitureName(name: string): boolean {
  const before = cached.get(name);
  if (before !== undefined) return before;
  const isFurniture = name.length <= maxNameLength && furnitureName.test(name);
  if (cached.size >= maxCached) cached.clear();
  cached.set(name, isFurniture);
  return isFurniture;
}

// The page itself is sometimes named after its sidebar.
const pageTags = names('BODY MAIN ARTICLE HTML');

export const classOf = (element: Element): string => element.getAttribute('class') ?? '';

function hasName(element: Element, isMeant: (name: string) => boolean): boolean {
  const id = element.getAttribute('id');
  if (id && isMeant(id)) return true;
  const given = element.getAttribute('class');
  if (!given) return false;
  // Nobody writes a longer class attribute by hand, and splitting it would be slow.
  return given.length <= 2000 && given.split(/\s+/).some((name) => name !== '' && isMeant(name));
}

/** Certainly furniture, by tag or role. */
export function isFurniture(element: Element, { tag, isPlain }: { tag: string; isPlain: boolean }): boolean {
  if (furnitureTags.has(tag)) return true;
  if (tag === 'TEMPLATE') return !element.hasAttribute('shadowrootmode');
  if (isPlain) return false;
  const role = element.getAttribute('role');
  return role !== null && furnitureRoles.has(role);
}

/** Named like furniture. Some sites call the article itself a widget, so the text inside decides. */
export const isNamedFurniture = (element: Element, tag: string): boolean =>
  !pageTags.has(tag) && hasName(element, isFurnitureName);

/** Named like comments or links to other pages. */
export const isOfOthers = (element: Element): boolean =>
  hasName(element, (name) => name.length <= maxNameLength && othersName.test(name));
