// A page on which no words were found: the traveller drags a box around a detail and types the detail beside it.
import { useRef, useState } from 'preact/hooks';
import type { FoundBooking, PageBox } from '../../lib/model/found-booking.ts';
import { t } from '../../lib/words/words.ts';
import { Marks, styleOf } from './PageView.tsx';
import './point-paper.css';

interface Props {
  address: string;
  spot: { file: number; page: number };
  booking: FoundBooking;
  isHere: (box: PageBox) => boolean;
  /** The box being asked about. */
  box: PageBox | undefined;
  onBox: (box: PageBox) => void;
}

interface Point {
  x: number;
  y: number;
}

// A smaller box was a press, not a drag. As a share of the page.
const minBoxSize = 0.005;

const within = (part: number) => Math.min(1, Math.max(0, part));

function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const paper = currentTarget instanceof Element ? currentTarget.getBoundingClientRect() : new DOMRect();
  return {
    x: within((clientX - paper.left) / Math.max(1, paper.width)),
    y: within((clientY - paper.top) / Math.max(1, paper.height)),
  };
}

const boxBetween = (a: Point, b: Point, spot: Props['spot']): PageBox => ({
  ...spot,
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

export function BoxPaper({ address, spot, booking, isHere, box, onBox }: Props) {
  const from = useRef<Point>();
  const [drawn, setDrawn] = useState<PageBox>();
  const shown = drawn ?? box;
  const end = () => {
    from.current = undefined;
    setDrawn(undefined);
    if (drawn && drawn.width > minBoxSize && drawn.height > minBoxSize) onBox(drawn);
  };
  return (
    <div
      class="page-paper point-paper point-boxes"
      onPointerDown={(event) => {
        if (event.button === 0) from.current = pointOf(event);
      }}
      onPointerMove={(event) => from.current && setDrawn(boxBetween(from.current, pointOf(event), spot))}
      onPointerUp={end}
      onPointerLeave={end}
    >
      <img
        class="page-picture"
        src={address}
        alt={t('convert.point.picture', { page: spot.page })}
        draggable={false}
      />
      <Marks booking={booking} covered={[]} found={undefined} isHere={isHere} />
      {shown && <span class="point-frame" style={styleOf(shown)} />}
    </div>
  );
}
