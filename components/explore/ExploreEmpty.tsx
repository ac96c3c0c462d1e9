// Nothing to show, and why: no trip is shared, nobody is followed, or no trip has the words or the length.
import type { ComponentChildren } from 'preact';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { RouteStrip } from '../parts/RouteStrip.tsx';
import type { ExploreActions, ExploreView } from './explore-view.ts';

interface Props {
  view: ExploreView;
  actions: ExploreActions;
}

export function ExploreEmpty({ view, actions }: Props) {
  const { question, place, isShort, found } = view;
  const words = found.text;
  const seeAll = () => {
    if (question.isFollowing) actions.onFollowing(false);
    else actions.onType('');
  };
  if (isShort && found.trips.length > 0)
    return (
      <Empty title={t('explore.empty.short.title')} text={t('explore.empty.short.text')}>
        <Button onPress={() => actions.onShort(false)}>{t('explore.empty.anyLength')}</Button>
      </Empty>
    );
  if (words)
    return (
      <Empty title={t('explore.empty.search.title', { words })} text={t('explore.empty.search.text')}>
        {place && place !== words && (
          <Button onPress={() => actions.onType(place)}>{t('explore.empty.searchPlace', { place })}</Button>
        )}
        <Button kind="quiet" onPress={seeAll}>
          {t('explore.empty.seeAll')}
        </Button>
      </Empty>
    );
  if (question.isFollowing)
    return (
      <Empty title={t('explore.empty.following.title')} text={t('explore.empty.following.text')}>
        <Button onPress={seeAll}>{t('explore.empty.seeAll')}</Button>
      </Empty>
    );
  return <Empty title={t('explore.empty.feed.title')} text={t('explore.empty.feed.text')} />;
}

function Empty({ title, text, children }: { title: string; text: string; children?: ComponentChildren }) {
  return (
    <div class="explore-empty">
      <RouteStrip />
      <h2 class="explore-empty-title">{title}</h2>
      <p class="lead">{text}</p>
      {children && <p class="explore-empty-ways">{children}</p>}
    </div>
  );
}
