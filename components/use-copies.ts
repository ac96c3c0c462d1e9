import { useContext, useEffect, useState } from 'preact/hooks';
import type { Clip } from '../lib/model/clip.ts';
import { PictureSourceContext } from './picture-source.ts';

export type CopyState = { is: 'coming' } | { is: 'here'; address: string } | { is: 'kept-by-site' };

const coming: CopyState = { is: 'coming' };

/** What has become of each picture; their addresses are given back when the picker closes. */
export function useCopies(clip: Clip, srcs: string[]): (src: string) => CopyState {
  const source = useContext(PictureSourceContext);
  const [copies, setCopies] = useState<{ asked: string; found: ReadonlyMap<string, string> }>();
  const wanted = srcs.join('\n');
  useEffect(() => {
    if (!source) return;
    let isWanted = true;
    let taken: ReadonlyMap<string, string> = new Map();
    source.copiesOf(clip, wanted === '' ? [] : wanted.split('\n')).then((found) => {
      taken = found;
      if (isWanted) setCopies({ asked: wanted, found });
      else giveBack(found);
    });
    return () => {
      isWanted = false;
      giveBack(taken);
    };
    // An edit of the clip meanwhile changes nothing about the page's pictures.
  }, [source, clip.id, wanted]);
  return (src) => {
    // The addresses of an earlier answer were given back when more was asked for.
    if (copies?.asked !== wanted) return coming;
    const address = copies.found.get(src);
    return address ? { is: 'here', address } : { is: 'kept-by-site' };
  };
}

function giveBack(copies: ReadonlyMap<string, string>): void {
  for (const address of copies.values()) URL.revokeObjectURL(address);
}
