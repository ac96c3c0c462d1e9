import { t } from '../../lib/words/words.ts';
import type { ExploreActions, ExploreView } from './explore-view.ts';
import '../parts/chips.css';

interface Props {
  view: ExploreView;
  actions: ExploreActions;
}

export function ExploreFilters({ view: { question, isShort }, actions }: Props) {
  const { isFollowing } = question;
  return (
    <fieldset class="chips">
      <legend class="visually-hidden">{t('explore.filters')}</legend>
      <Chip word={t('explore.everyone')} isOn={!isFollowing} onPress={() => actions.onFollowing(false)} />
      <Chip
        id="following"
        word={t('explore.following')}
        isOn={isFollowing}
        onPress={() => actions.onFollowing(true)}
      />
      <Chip id="short" word={t('explore.short')} isOn={isShort} onPress={() => actions.onShort(!isShort)} />
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
