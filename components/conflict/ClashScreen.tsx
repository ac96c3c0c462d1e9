// Another window has changed the same value: asks which version to keep.
import type { ComponentChildren } from 'preact';
import { bothOf, type Clash } from '../../lib/edit/clash.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { t } from '../../lib/words/words.ts';
import { useCopies } from '../pictures/use-copies.ts';
import { type ConflictChoice, ConflictScreen } from './ConflictScreen.tsx';
import { type ClashSide, clashWords } from './clash-words.ts';

export type ClashChoice = 'mine' | 'theirs' | 'both';

interface Props {
  header: ComponentChildren;
  clip: Clip;
  clash: Clash;
  onKeep: (choice: ClashChoice) => void;
  onLater: () => void;
}

export function ClashScreen({ header, clip, clash, onKeep, onLater }: Props) {
  const { lead, mine, theirs } = clashWords(clip.draft, clash);
  const copyOf = useCopies(
    clip,
    [mine, theirs].flatMap(({ image }) => (image ? [image.src] : [])),
  );
  const shown = ({ words, image }: ClashSide) => {
    if (image === undefined) return { words };
    const copy = image && copyOf(image.src);
    return { words, picture: copy?.is === 'here' ? copy.address : null };
  };
  const choices = [myChoice(shown(mine)), theirChoice(shown(theirs))];
  if (bothOf(clip.draft, clash)) choices.push(bothChoice(`${theirs.words}\n${mine.words}`));
  return (
    <ConflictScreen
      header={header}
      title={t('clash.title')}
      lead={lead}
      choices={choices}
      onKeep={onKeep}
      onLater={onLater}
    />
  );
}

type Choice = ConflictChoice<ClashChoice>;
type Shown = Pick<Choice, 'words' | 'picture'>;

const myChoice = (shown: Shown): Choice => ({
  id: 'mine',
  label: t('clash.mine'),
  line: t('clash.mineLine'),
  keep: t('clash.keepMine'),
  after: t('clash.afterMine'),
  ...shown,
});

const theirChoice = (shown: Shown): Choice => ({
  id: 'theirs',
  label: t('clash.theirs'),
  line: t('clash.theirsLine'),
  keep: t('clash.keepTheirs'),
  after: t('clash.afterTheirs'),
  ...shown,
});

const bothChoice = (words: string): Choice => ({
  id: 'both',
  label: t('clash.both'),
  line: t('clash.bothLine'),
  keep: t('clash.keepBoth'),
  after: t('clash.afterMine'),
  words,
});
