// “trips lisbon” in the address bar: suggests other people's trips while typing, and opens Explore with the words on Enter.
import { browser } from 'wxt/browser';
import { type ExplorePlace, openExplorePage } from '../../lib/browser/open-surface.ts';
import { asQuestion } from '../../lib/journeys/explore.ts';
import { explorePage } from '../../lib/journeys/explore-page.ts';
import { asMarkup, suggestTrips, type TripSuggestion } from '../../lib/journeys/suggest-trips.ts';
import { t } from '../../lib/words/words.ts';
import { currentConnection } from './account.ts';

const typingMilliseconds = 250;
const tripsLookedAt = 10;

const suggestionsFor = suggestTrips({
  pause: () => new Promise((resolve) => setTimeout(resolve, typingMilliseconds)),
  find: async (text) => {
    const connection = await currentConnection();
    // Without an account or an answer, only the words themselves are offered.
    const page = connection && (await explorePage(connection, { text, isFollowing: false }, tripsLookedAt));
    return page?.ok ? page.value.data : [];
  },
});

/** Chrome parses a description as markup, Firefox shows it as plain text. */
const asDescription = (words: string): string => (import.meta.env.FIREFOX ? words : asMarkup(words));

function describe({ words, trip }: TripSuggestion): string {
  const author = asQuestion(trip.author?.name ?? '');
  return asDescription([words, author && t('explore.by', { name: author })].filter(Boolean).join(' · '));
}

/** Neither browser accepts an empty description. */
const offer = (typed: string) =>
  browser.omnibox.setDefaultSuggestion({
    description: asDescription(typed ? t('explore.omnibox', { words: typed }) : t('explore.omniboxEmpty')),
  });

const places: Record<string, ExplorePlace> = { currentTab: 'here', newBackgroundTab: 'behind' };

export function answerOmnibox(): void {
  // Firefox for Android has no omnibox API.
  if (!browser.omnibox) return;
  browser.omnibox.onInputStarted.addListener(() => void offer(''));
  browser.omnibox.onInputChanged.addListener(async (typed, suggest) => {
    void offer(asQuestion(typed));
    const found = await suggestionsFor(typed);
    if (found) suggest(found.map((each) => ({ content: each.words, description: describe(each) })));
  });
  browser.omnibox.onInputEntered.addListener((words, disposition) => {
    void openExplorePage(asQuestion(words), places[disposition] ?? 'new');
  });
}
