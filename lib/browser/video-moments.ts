// Still pictures of a video: the largest one on a page, or one whose address is given.

/**
 * JPEG pictures as data addresses, spread over the whole length. It also runs inside pages that the traveller reads:
 * it must not use anything from outside its own braces.
 */
export async function videoMoments(most: number, edge: number, given?: string): Promise<string[]> {
  const waitMilliseconds = 4000;
  const showMilliseconds = 250;
  const wholeMilliseconds = 15_000;
  const maxBytes = 60_000_000;
  const maxMisses = 3; // in a row: then the rest is not to be had either
  const heard = (player: HTMLVideoElement, name: string) =>
    new Promise<boolean>((resolve) => {
      player.addEventListener(name, () => resolve(true), { once: true });
      player.addEventListener('error', () => resolve(false), { once: true });
      setTimeout(() => resolve(false), waitMilliseconds);
    });
  const moveTo = async (player: HTMLVideoElement, seconds: number) => {
    const arriving = heard(player, 'seeked');
    // Firefox says that it is there before it has the picture.
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
      return undefined; // its site keeps the picture: nothing of it can be read
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
  /** A second player, which nobody sees: the traveller's own goes on as it was. */
  const ofCopy = async (source: string): Promise<string[]> => {
    const player = document.createElement('video');
    Object.assign(player, { muted: true, preload: 'auto' });
    if (!source.startsWith('blob:') && new URL(source).origin !== location.origin)
      player.crossOrigin = 'anonymous';
    // Firefox draws no picture of a player that stands nowhere.
    player.style.cssText =
      'position:fixed;inset:0 auto auto 0;width:2px;height:2px;opacity:0;pointer-events:none';
    document.documentElement.append(player);
    player.src = source;
    let moments: string[] = [];
    if (await heard(player, 'loadeddata')) {
      // What was recorded in a browser does not say how long it is until its end was seen.
      if (!Number.isFinite(player.duration)) await moveTo(player, 1e9);
      const length = Number.isFinite(player.duration) ? player.duration : player.currentTime;
      moments = await walk(player, length);
    }
    // Else it would go on loading behind the page.
    player.removeAttribute('src');
    player.load();
    player.remove();
    if (moments.length > 1 || source.startsWith('blob:')) return moments;
    // A server that gives no parts of a file leaves its player at the beginning: then it is had whole.
    const whole = await wholeOf(source);
    if (!whole) return moments;
    const address = URL.createObjectURL(whole);
    const all = await ofCopy(address);
    URL.revokeObjectURL(address);
    return all.length > 0 ? all : moments;
  };
  /** A stream belongs to its player alone: that one is moved through it without a sound, and put back. */
  const ofPlayer = async (player: HTMLVideoElement) => {
    const { currentTime, muted, paused, duration, srcObject } = player;
    const now = drawn(player);
    // What is live has no other moment.
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
