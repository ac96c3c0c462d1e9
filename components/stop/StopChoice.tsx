// The checkbox that includes a place of a list when its days are planned.
import type { DraftStop } from '../../lib/model/draft.ts';
import { t } from '../../lib/words/words.ts';

interface Props {
  stop: DraftStop;
  isChosen: boolean;
  isTabStop: boolean;
  onToggle: (stopId: string) => void;
  onFocus: (stopId: string) => void;
}

export function StopChoice({ stop: { id, name }, isChosen, isTabStop, onToggle, onFocus }: Props) {
  return (
    <label class="stop-choice">
      <input
        type="checkbox"
        checked={isChosen}
        tabIndex={isTabStop ? 0 : -1}
        onChange={() => onToggle(id)}
        onFocus={() => onFocus(id)}
      />
      <span class="visually-hidden">{t('list.choose', { name: name.value })}</span>
    </label>
  );
}
