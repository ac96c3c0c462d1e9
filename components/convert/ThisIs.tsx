// Asks which field the selected words are, in a menu beside them.
import type { FoundBooking } from '../../lib/model/found-booking.ts';
import { t } from '../../lib/words/words.ts';
import { MenuList } from '../parts/Menu.tsx';
import type { Asked } from './PointPage.tsx';
import { type PointChoice, pointChoices } from './point-fields.ts';

interface Props {
  booking: FoundBooking;
  asked: Asked;
  beside: { current: HTMLElement | null };
  onChoose: (choice: PointChoice, asked: Asked) => void;
  onClose: () => void;
}

export function ThisIs({ booking, asked, beside, onChoose, onClose }: Props) {
  return (
    <MenuList
      label={t('convert.point.thisIs')}
      isTitled
      anchor={beside}
      entries={pointChoices(booking.reservation).map((choice) => ({
        label: choice.label,
        onPress: () => onChoose(choice, asked),
      }))}
      onClose={(returnsFocus) => {
        onClose();
        if (returnsFocus) focusBack(beside.current);
      }}
    />
  );
}

/** Words cannot be focused; the list of words can. */
function focusBack(beside: HTMLElement | null): void {
  const list = beside?.closest<HTMLElement>('[role=listbox]');
  (list ?? beside)?.focus({ preventScroll: true });
}
