import { useContext, useEffect, useState } from 'preact/hooks';
import type { Clip } from '../../lib/model/clip.ts';
import { PictureSourceContext } from './picture-source.ts';

export type CopyState = { is: 'coming' } | { is: 'here'; address: string } | { is: 'kept-by-site' };

const coming: CopyState = { is: 'coming' };

/** What has become of each picture; their addresses are given back when the picker closes. Each `round` looks again. */
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
    // An edit of the clip meanwhile changes nothing about the page's pictures.
  }, [source, clip.id, asked]);
  return (src) => {
    // The addresses of an earlier answer were given back when more was asked for.
    if (copies?.asked !== asked) return coming;
    const address = copies.found.get(src);
    return address ? { is: 'here', address } : { is: 'kept-by-site' };
  };
}

function giveBack(copies: ReadonlyMap<string, string>): void {
  for (const address of copies.values()) URL.revokeObjectURL(address);
}
