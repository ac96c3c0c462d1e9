// Pictures the page does not let us copy: what can still be tried, each only on a press.
import { useContext, useState } from 'preact/hooks';
import type { Clip } from '../../lib/model/clip.ts';
import { joinWithAnd } from '../../lib/words/listed.ts';
import { many, t } from '../../lib/words/words.ts';
import { Banner, pictureIcon } from '../parts/Banner.tsx';
import { PictureSourceContext } from './picture-source.ts';

interface Props {
  clip: Clip;
  srcs: string[];
  /** Some may be available now. */
  onTaken: () => void;
}

/** With more hosts than this, nobody would read the names before allowing them. */
const maxHosts = 3;

export function BlockedPictures({ clip, srcs, onTaken }: Props) {
  const source = useContext(PictureSourceContext);
  const [isInVain, setInVain] = useState(false);
  const hosts = source?.hostsOf?.(srcs) ?? [];
  if (!source || srcs.length === 0) return null;
  const told = (isTaken: boolean) => {
    setInVain(!isTaken);
    if (isTaken) onTaken();
  };
  const { allowHosts, takeFromScreen } = source;
  const actions = [
    ...(allowHosts && hosts.length > 0 && hosts.length <= maxHosts
      ? [
          {
            label: t('wishes.allow', { hosts: joinWithAnd(hosts) }),
            // Called while the press is still being handled: the browser asks for permission only then.
            onPress: () => void allowHosts(srcs).then(told),
          },
        ]
      : []),
    ...(takeFromScreen
      ? [
          {
            label: t('wishes.screen'),
            onPress: () => void takeFromScreen(clip, srcs).then((taken) => told(taken > 0)),
          },
        ]
      : []),
  ];
  if (actions.length === 0) return null;
  return (
    <Banner tone="info" icon={pictureIcon} title={many('wishes.kept', srcs.length)} actions={actions}>
      {t(isInVain ? 'wishes.inVain' : 'wishes.keptLine')}
    </Banner>
  );
}
