import { t } from '../../lib/words/words.ts';
import type { ExploreDoings, ExploreView } from './explore-view.ts';
import '../parts/chips.css';

interface Props {
  view: ExploreView;
  doings: ExploreDoings;
}

export function ExploreFilters({ view: { question, isShort }, doings }: Props) {
  const { isFollowing } = question;
  return (
    <fieldset class="chips">
      <legend class="visually-hidden">{t('explore.filters')}</legend>
      <Chip word={t('explore.everyone')} isOn={!isFollowing} onPress={() => doings.onFollowing(false)} />
      <Chip
        id="following"
        word={t('explore.following')}
        isOn={isFollowing}
        onPress={() => doings.onFollowing(true)}
      />
      <Chip id="short" word={t('explore.short')} isOn={isShort} onPress={() => doings.onShort(!isShort)} />
    </fieldset>
  );
}

function Chip({
  id,
  word,
  isOn,
  onPress,
}: {
  id?: string;
  word: string;
  isOn: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" id={id} class="chip" aria-pressed={isOn} onClick={onPress}>
      {word}
    </button>
  );
}
