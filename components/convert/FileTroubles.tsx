// Files that gave nothing: why, and the ways on. Each of the four answers is another one.
import { FileLock, FileText, FileX, Film, Image, type LucideIcon } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { ReadFailure } from '../../lib/model/failure.ts';
import type { ConvertedFile } from '../../lib/model/found-booking.ts';
import { explain } from '../../lib/words/explain.ts';
import { inSentences } from '../../lib/words/listed.ts';
import { many, t } from '../../lib/words/words.ts';
import { headline } from '../failure/failure-words.ts';
import { Banner, type BannerAction } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { FileButton } from './FileButton.tsx';
import { KindSheet } from './KindSheet.tsx';
import { LetServiceRead } from './LetServiceRead.tsx';
import { canPoint, PointButton } from './PointButton.tsx';
import type { PointDoings } from './point-doings.ts';
import './file-troubles.css';

export interface TroubleDoings {
  onFiles: (files: File[]) => void;
  /** The same files once more, for a password that was not given. */
  onAgain: () => void;
  onByHand: () => void;
  onMake: PointDoings['onMake'];
}

interface Trouble {
  name: string;
  failure: ReadFailure;
}

const troublesOf = (files: readonly ConvertedFile[]): Trouble[] =>
  files.flatMap(({ name, result }) => (result.ok ? [] : [{ name, failure: result.failure }]));

const icons: { [K in ReadFailure['kind']]?: LucideIcon } = {
  'pdf-encrypted': FileLock,
  'pdf-corrupt': FileX,
  'file-too-large': FileX,
  'pdf-no-text': Image,
  'file-is-video': Film,
};

/** Nothing was found in any file. */
export function FileTroubles({ files, ...doings }: { files: ConvertedFile[] } & TroubleDoings) {
  const troubles = troublesOf(files);
  const isLocked = troubles.some(({ failure }) => failure.kind === 'pdf-encrypted');
  return (
    <div class="convert-trouble">
      {troubles.map(({ name, failure }, index) => (
        <TroubleCard key={`${index} ${name}`} name={name} failure={failure} isFirst={index === 0} />
      ))}
      <div class="convert-ways">
        {isLocked && (
          <Button id="enter-password" kind="primary" onPress={doings.onAgain}>
            {t('convert.enterPassword')}
          </Button>
        )}
        <FileButton id="choose-another" kind={isLocked ? 'secondary' : 'primary'} onFiles={doings.onFiles}>
          {t('steps.chooseAnotherFile')}
        </FileButton>
        <PointButton files={files} onMake={doings.onMake} />
        <Button id="by-hand" onPress={doings.onByHand}>
          {t('convert.byHand')}
        </Button>
        <LetServiceRead files={files} />
      </div>
    </div>
  );
}

function TroubleCard({ name, failure, isFirst }: Trouble & { isFirst: boolean }) {
  const { tone, title, text } = explain(failure);
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section class={`trouble-card trouble-${tone}`}>
      <Icon of={icons[failure.kind] ?? FileText} size={22} />
      <div>
        <p class="trouble-file">
          <bdi>{name}</bdi>
        </p>
        <Heading class="trouble-title" {...(isFirst && { tabIndex: -1 })}>
          {headline(title)}
        </Heading>
        <p>{text}</p>
      </div>
    </section>
  );
}

interface BannerProps extends Pick<TroubleDoings, 'onAgain' | 'onMake'> {
  files: ConvertedFile[];
}

/** Some files gave bookings, these did not. */
export function TroubleBanner({ files, onAgain, onMake }: BannerProps) {
  const [isAsking, setAsking] = useState(false);
  const troubles = troublesOf(files);
  const pointed = files.find(canPoint);
  if (troubles.length === 0) return null;
  const actions: BannerAction[] = [
    ...(troubles.some(({ failure }) => failure.kind === 'pdf-encrypted')
      ? [{ label: t('convert.enterPassword'), onPress: onAgain }]
      : []),
    ...(pointed ? [{ label: t('convert.point.open'), onPress: () => setAsking(true) }] : []),
  ];
  return (
    <>
      <Banner tone="doubt" title={many('convert.leftFiles', troubles.length)} actions={actions}>
        {inSentences(troubles.map(({ name, failure }) => `${name}: ${explain(failure).title}`))}
      </Banner>
      {isAsking && pointed && (
        <KindSheet onChoose={(type) => onMake(pointed.file, type)} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
