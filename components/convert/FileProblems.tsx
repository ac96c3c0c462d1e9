// Files that gave no booking: why, and what can be done instead.
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
import type { PointActions } from './point-actions.ts';
import './file-problems.css';

export interface ProblemActions {
  onFiles: (files: File[]) => void;
  /** Reads the same files again, for a password that was not given. */
  onAgain: () => void;
  onByHand: () => void;
  onMake: PointActions['onMake'];
}

interface Problem {
  name: string;
  failure: ReadFailure;
}

const problemsOf = (files: readonly ConvertedFile[]): Problem[] =>
  files.flatMap(({ name, result }) => (result.ok ? [] : [{ name, failure: result.failure }]));

const icons: { [K in ReadFailure['kind']]?: LucideIcon } = {
  'pdf-encrypted': FileLock,
  'pdf-corrupt': FileX,
  'file-too-large': FileX,
  'pdf-no-text': Image,
  'file-is-video': Film,
};

/** The page when nothing was found in any file. */
export function FileProblems({ files, ...actions }: { files: ConvertedFile[] } & ProblemActions) {
  const problems = problemsOf(files);
  const isLocked = problems.some(({ failure }) => failure.kind === 'pdf-encrypted');
  return (
    <div class="convert-trouble">
      {problems.map(({ name, failure }, index) => (
        <ProblemCard key={`${index} ${name}`} name={name} failure={failure} isFirst={index === 0} />
      ))}
      <div class="convert-ways">
        {isLocked && (
          <Button id="enter-password" kind="primary" onPress={actions.onAgain}>
            {t('convert.enterPassword')}
          </Button>
        )}
        <FileButton id="choose-another" kind={isLocked ? 'secondary' : 'primary'} onFiles={actions.onFiles}>
          {t('steps.chooseAnotherFile')}
        </FileButton>
        <PointButton files={files} onMake={actions.onMake} />
        <Button id="by-hand" onPress={actions.onByHand}>
          {t('convert.byHand')}
        </Button>
        <LetServiceRead files={files} />
      </div>
    </div>
  );
}

function ProblemCard({ name, failure, isFirst }: Problem & { isFirst: boolean }) {
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

interface BannerProps extends Pick<ProblemActions, 'onAgain' | 'onMake'> {
  files: ConvertedFile[];
}

/** Some files gave bookings; these did not. */
export function LeftFilesBanner({ files, onAgain, onMake }: BannerProps) {
  const [isAsking, setAsking] = useState(false);
  const problems = problemsOf(files);
  const pointed = files.find(canPoint);
  if (problems.length === 0) return null;
  const actions: BannerAction[] = [
    ...(problems.some(({ failure }) => failure.kind === 'pdf-encrypted')
      ? [{ label: t('convert.enterPassword'), onPress: onAgain }]
      : []),
    ...(pointed ? [{ label: t('convert.point.open'), onPress: () => setAsking(true) }] : []),
  ];
  return (
    <>
      <Banner tone="doubt" title={many('convert.leftFiles', problems.length)} actions={actions}>
        {inSentences(problems.map(({ name, failure }) => `${name}: ${explain(failure).title}`))}
      </Banner>
      {isAsking && pointed && (
        <KindSheet onChoose={(type) => onMake(pointed.file, type)} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
