// Takes still pictures from a video: the largest one on a page, or one given by its address.

/**
 * JPEG pictures as data addresses, spread over the video's length. It also runs inside pages that the traveller reads,
 * so it must not use anything from outside its own body.
 */
export async function videoMoments(most: number, edge: number, given?: string): Promise<string[]> {
  const waitMilliseconds = 4000;
  const showMilliseconds = 250;
  const wholeMilliseconds = 15_000;
  const maxBytes = 60_000_000;
  const maxMisses = 3; // in a row: then the rest will fail too
  const heard = (player: HTMLVideoElement, name: string) =>
    new Promise<boolean>((resolve) => {
      player.addEventListener(name, () => resolve(true), { once: true });
      player.addEventListener('error', () => resolve(false), { once: true });
      setTimeout(() => resolve(false), waitMilliseconds);
    });
  const moveTo = async (player: HTMLVideoElement, seconds: number) => {
    const arriving = heard(player, 'seeked');
    // Firefox fires `seeked` before the frame is ready.
    const showing = new Promise((resolve) => player.requestVideoFrameCallback?.(resolve));
    player.currentTime = seconds;
    const isThere = await arriving;
    if (isThere)
      await Promise.race([showing, new Promise((resolve) => setTimeout(resolve, showMilliseconds))]);
    return isThere;
  };
  const drawn = (player: HTMLVideoElement): string | undefined => {
    const { videoWidth, videoHeight } = player;
    if (videoWidth === 0 || videoHeight === 0) return undefined;
    const scale = Math.min(1, edge / Math.max(videoWidth, videoHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height);
    try {
      return canvas.toDataURL('image/jpeg', 0.8);
    } catch {
      return undefined; // the canvas is tainted: the site does not allow reading its picture
    }
  };
  const walk = async (player: HTMLVideoElement, length: number) => {
    const moments: string[] = [];
    for (let index = 0, misses = 0; index < most && misses < maxMisses; index += 1) {
      const wanted = (length * (index + 0.5)) / most;
      const isThere = (await moveTo(player, wanted)) && Math.abs(player.currentTime - wanted) < length / most;
      const picture = isThere ? drawn(player) : undefined;
      misses = picture ? 0 : misses + 1;
      if (picture) moments.push(picture);
    }
    return moments;
  };
  const wholeOf = async (source: string): Promise<Blob | undefined> => {
    try {
      const answer = await fetch(source, {
        cache: 'force-cache',
        signal: AbortSignal.timeout(wholeMilliseconds),
      });
      const isSmall = Number(answer.headers.get('content-length') ?? 0) < maxBytes;
      return answer.ok && isSmall ? await answer.blob() : undefined;
    } catch {
      return undefined;
    }
  };
  /** Uses a second, invisible player, so that the traveller's own is not disturbed. */
  const ofCopy = async (source: string): Promise<string[]> => {
    const player = document.createElement('video');
    Object.assign(player, { muted: true, preload: 'auto' });
    if (!source.startsWith('blob:') && new URL(source).origin !== location.origin)
      player.crossOrigin = 'anonymous';
    // Firefox draws nothing from a player that is not in the document.
    player.style.cssText =
      'position:fixed;inset:0 auto auto 0;width:2px;height:2px;opacity:0;pointer-events:none';
    document.documentElement.append(player);
    player.src = source;
    let moments: string[] = [];
    if (await heard(player, 'loadeddata')) {
      // A video recorded in a browser has no duration until its end has been reached.
      if (!Number.isFinite(player.duration)) await moveTo(player, 1e9);
      const length = Number.isFinite(player.duration) ? player.duration : player.currentTime;
      moments = await walk(player, length);
    }
    // Otherwise it would go on loading in the background.
    player.removeAttribute('src');
    player.load();
    player.remove();
    if (moments.length > 1 || source.startsWith('blob:')) return moments;
    // Without range requests a player cannot seek: fetch the whole file instead.
    const whole = await wholeOf(source);
    if (!whole) return moments;
    const address = URL.createObjectURL(whole);
    const all = await ofCopy(address);
    URL.revokeObjectURL(address);
    return all.length > 0 ? all : moments;
  };
  /** A stream plays only in its own player: seek through that one, muted, and restore it afterwards. */
  const ofPlayer = async (player: HTMLVideoElement) => {
    const { currentTime, muted, paused, duration, srcObject } = player;
    const now = drawn(player);
    // A live stream has only the current frame.
    if (srcObject || !Number.isFinite(duration) || duration === 0) return now ? [now] : [];
    player.muted = true;
    player.pause();
    const moments = await walk(player, duration);
    await moveTo(player, currentTime);
    player.muted = muted;
    if (!paused) await player.play().catch(() => undefined);
    return moments.length > 0 || !now ? moments : [now];
  };
  if (given !== undefined) return ofCopy(given);
  const area = ({ clientWidth, clientHeight }: HTMLVideoElement) => clientWidth * clientHeight;
  const [largest] = [...document.querySelectorAll('video')]
    .filter(({ currentSrc, srcObject }) => currentSrc !== '' || srcObject !== null)
    .sort((a, b) => area(b) - area(a));
  if (!largest) return [];
  const moments = largest.currentSrc ? await ofCopy(largest.currentSrc) : [];
  return moments.length > 0 ? moments : ofPlayer(largest);
}
