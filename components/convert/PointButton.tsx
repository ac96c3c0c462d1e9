// The way on from a page that gave nothing: the traveller says what is booked, and points at it.
import { MousePointerClick } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { type ConvertedFile, hasPages } from '../../lib/model/found-booking.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { KindSheet } from './KindSheet.tsx';
import type { PointActions } from './point-actions.ts';

/** A page that opens and is not a booking yet. Locked and damaged files show none. */
export const canPoint = (file: ConvertedFile): boolean =>
  hasPages(file) &&
  !file.result.ok &&
  ['pdf-no-text', 'pdf-not-a-booking'].includes(file.result.failure.kind);

interface Props {
  files: ConvertedFile[];
  onMake: PointActions['onMake'];
}

export function PointButton({ files, onMake }: Props) {
  const [isAsking, setAsking] = useState(false);
  const file = files.find(canPoint);
  if (!file) return null;
  return (
    <>
      <Button id="point" onPress={() => setAsking(true)}>
        <Icon of={MousePointerClick} size={18} />
        {t('convert.point.open')}
      </Button>
      {isAsking && (
        <KindSheet onChoose={(type) => onMake(file.file, type)} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
