// Asks what was booked before the traveller points at its fields, because nothing found says so.

import type { Reservation } from '../../lib/model/reservation.ts';
import { reservationTypes } from '../../lib/model/reservation.ts';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import { kindIcons } from './kind-icons.ts';
import './kind-sheet.css';

interface Props {
  onChoose: (type: Reservation['type']) => void;
  onClose: () => void;
}

export function KindSheet({ onChoose, onClose }: Props) {
  return (
    <SheetDialog labelledBy="kind-title" onClose={onClose}>
      <SheetHead
        titleId="kind-title"
        title={t('convert.point.kind')}
        closeId="kind-close"
        closeLabel={t('common.close')}
        onClose={onClose}
      />
      <ul class="kinds">
        {reservationTypes.map((type, index) => (
          <li key={type}>
            <button
              type="button"
              class="kind"
              id={`kind-${type}`}
              data-first-focus={index === 0}
              onClick={() => onChoose(type)}
            >
              <Icon of={kindIcons[type]} size={20} />
              {t(`convert.type.${type}`)}
            </button>
          </li>
        ))}
      </ul>
    </SheetDialog>
  );
}
