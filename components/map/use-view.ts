// The view of a map: fitted to what it shows until the traveller moves it, and fitted again when it shows something else.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { between } from '../../lib/map/between.ts';
import type { View } from '../../lib/map/view.ts';

/** The same as `--slow`; the map glides from day to day. */
const glideMilliseconds = 260;

const wantsStill = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** `fitted` is the view of `subject` in the box's current size. */
export function useView(fitted: View, subject: string) {
  const [view, setView] = useState(fitted);
  const isMoved = useRef(false);
  const before = useRef({ subject, fitted });
  const isDrawn = useIsDrawn();
  const { glide, stop } = useGlide(setView);

  // Before the frame is painted: a new map starts in the right place, and only glides from there on.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { subject, fitted };
    if (last.subject !== subject && isDrawn.current) {
      isMoved.current = false;
      glide({ ...view, size: fitted.size }, fitted);
    } else if (!isMoved.current) {
      stop();
      setView(fitted);
    }
    // Only a change of the subject or of its fitted view starts a new fit.
  }, [subject, fitted]);

  return {
    /** The box may have changed since the view was made. */
    view: { ...view, size: fitted.size },
    move: (change: (view: View) => View) => {
      stop();
      isMoved.current = true;
      setView((now) => change({ ...now, size: fitted.size }));
    },
    refit: () => {
      isMoved.current = false;
      glide({ ...view, size: fitted.size }, fitted);
    },
  };
}

/** Whether the map has been on the screen. */
function useIsDrawn() {
  const isDrawn = useRef(false);
  useEffect(() => {
    // An effect can still run in the frame in which the box is measured; the next animation frame is after that.
    const drawn = requestAnimationFrame(() => {
      isDrawn.current = true;
    });
    return () => cancelAnimationFrame(drawn);
  }, []);
  return isDrawn;
}

function useGlide(setView: (view: View) => void) {
  const frame = useRef(0);
  const stop = () => cancelAnimationFrame(frame.current);
  useEffect(() => stop, []);
  const glide = (from: View, to: View) => {
    stop();
    if (wantsStill()) {
      setView(to);
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / glideMilliseconds);
      setView(share === 1 ? to : between(from, to, share));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };
  return { glide, stop };
}
