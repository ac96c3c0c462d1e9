// Another window has changed the same: which version stays.
import type { ComponentChildren } from 'preact';
import { bothOf, type Clash } from '../lib/edit/clash.ts';
import type { Clip } from '../lib/model/clip.ts';
import { t } from '../lib/words/words.ts';
import { type ConflictChoice, ConflictScreen } from './ConflictScreen.tsx';
import { type ClashSide, clashWords } from './clash-words.ts';
import { useCopies } from './use-copies.ts';

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
  const pictureOf = ({ image }: ClashSide) => {
    if (image === undefined) return {};
    const copy = image && copyOf(image.src);
    return { picture: copy?.is === 'here' ? copy.address : null };
  };
  const both = bothOf(clip.draft, clash);
  const choices: ConflictChoice<ClashChoice>[] = [
    {
      id: 'mine',
      label: t('clash.mine'),
      line: t('clash.mineLine'),
      keep: t('clash.keepMine'),
      after: t('clash.afterMine'),
      words: mine.words,
      ...pictureOf(mine),
    },
    {
      id: 'theirs',
      label: t('clash.theirs'),
      line: t('clash.theirsLine'),
      keep: t('clash.keepTheirs'),
      after: t('clash.afterTheirs'),
      words: theirs.words,
      ...pictureOf(theirs),
    },
  ];
  if (both)
    choices.push({
      id: 'both',
      label: t('clash.both'),
      line: t('clash.bothLine'),
      keep: t('clash.keepBoth'),
      after: t('clash.afterMine'),
      words: `${theirs.words}\n${mine.words}`,
    });
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
