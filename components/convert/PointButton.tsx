// For a page in which nothing was found: the traveller says what is booked, and points at it.
import { MousePointerClick } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { type ConvertedFile, hasPages } from '../../lib/model/found-booking.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { KindSheet } from './KindSheet.tsx';
import type { PointActions } from './point-actions.ts';

/** Pages that open but gave no booking. Locked and damaged files have no pages to show. */
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
