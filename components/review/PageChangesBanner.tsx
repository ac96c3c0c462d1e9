// The page has changed since it was read. The draft stays as it is until the traveller takes the new stops.
import type { Clip } from '../../lib/model/clip.ts';
import { inSentences } from '../../lib/words/listed.ts';
import { t } from '../../lib/words/words.ts';
import { Banner } from '../parts/Banner.tsx';
import { changeWords } from './page-changes-words.ts';

interface Props {
  clip: Clip;
  /** True adds the new stops, false leaves the draft as it is. */
  onAnswer: (take: boolean) => void;
}

export function PageChangesBanner({ clip: { draft, since }, onAnswer }: Props) {
  if (!since) return null;
  const isMore = since.appeared.length > 0;
  const answer = (isTaken: boolean) => {
    // The focus must not be lost when the banner disappears.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    onAnswer(isTaken);
  };
  const leave = {
    label: t(isMore ? 'pageChanges.leave' : 'pageChanges.gotIt'),
    onPress: () => answer(false),
  };
  const take = { label: t('pageChanges.take'), onPress: () => answer(true) };
  return (
    <Banner tone="info" title={t('pageChanges.title')} actions={isMore ? [take, leave] : [leave]} isBrief>
      {inSentences([changeWords(since, draft), t('pageChanges.kept')])}
    </Banner>
  );
}
