import { useContext, useEffect, useState } from 'preact/hooks';
import type { Clip } from '../../lib/model/clip.ts';
import { PictureSourceContext } from './picture-source.ts';

export type CopyState = { is: 'coming' } | { is: 'here'; address: string } | { is: 'kept-by-site' };

const coming: CopyState = { is: 'coming' };

/** The state of each picture's copy; object URLs are revoked when the picker closes. A new `round` tries again. */
export function useCopies(clip: Clip, srcs: string[], round = 0): (src: string) => CopyState {
  const source = useContext(PictureSourceContext);
  const [copies, setCopies] = useState<{ asked: string; found: ReadonlyMap<string, string> }>();
  const wanted = srcs.join('\n');
  const asked = `${round}\n${wanted}`;
  useEffect(() => {
    if (!source) return;
    let isWanted = true;
    let taken: ReadonlyMap<string, string> = new Map();
    source.copiesOf(clip, wanted === '' ? [] : wanted.split('\n')).then((found) => {
      taken = found;
      if (isWanted) setCopies({ asked, found });
      else giveBack(found);
    });
    return () => {
      isWanted = false;
      giveBack(taken);
    };
    // Editing the clip meanwhile does not change the page's pictures.
  }, [source, clip.id, asked]);
  return (src) => {
    // The URLs of an earlier answer were revoked when more pictures were requested.
    if (copies?.asked !== asked) return coming;
    const address = copies.found.get(src);
    return address ? { is: 'here', address } : { is: 'kept-by-site' };
  };
}

function giveBack(copies: ReadonlyMap<string, string>): void {
  for (const address of copies.values()) URL.revokeObjectURL(address);
}
