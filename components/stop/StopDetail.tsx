// The details of an open stop: where it is, what the page adds, and the words it was read from.
import { MapPin, MapPinOff } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { ClipSource } from '../../lib/model/clip.ts';
import type { DraftStop } from '../../lib/model/draft.ts';
import { placeAddresses } from '../../lib/model/map-addresses.ts';
import { t } from '../../lib/words/words.ts';
import { useEditing } from '../editing/editing.ts';
import { Icon } from '../parts/Icon.tsx';
import { SourcedText } from '../parts/SourcedText.tsx';
import { useFold } from '../parts/use-fold.tsx';
import { OpenIn } from '../places/OpenIn.tsx';
import { Quote } from '../quote/Quote.tsx';
import { otherQuotesOf, type Quoted, quotedOf } from '../quote/quoted.ts';
import { StopActions } from './StopActions.tsx';
import { StopPicture } from './StopPicture.tsx';

interface Props {
  id: string;
  stop: DraftStop;
  source: ClipSource;
  doubt?: string;
}

export function StopDetail({ id, stop, source, doubt }: Props) {
  const { address, note } = stop;
  const quoted = quotedOf(stop);
  const from = t('stop.from', { source: source.siteName ?? (source.title || hostOf(source.url)) });
  const isEdited = useEditing() !== undefined;
  return (
    <div id={id} class="stop-detail">
      <Whereabouts>{address && <SourcedText of={address} />}</Whereabouts>
      {/* Where the draft can be edited, the button above says this. */}
      {!address && !stop.coordinate && !isEdited && (
        <p class="stop-where">
          <Icon of={MapPinOff} size={16} />
          <span>{t('stop.noPlace')}</span>
        </p>
      )}
      {note && !quoted?.text.includes(note.value) && <Note note={note} />}
      {quoted && <Quote quoted={nameMarked(quoted, stop)} cite={source.url} from={from} />}
      {otherQuotesOf(stop).map((other) => (
        <Quote key={other.text} quoted={other} cite={source.url} from={from} />
      ))}
      <StopPicture stop={stop} />
      <StopActions stop={stop} doubt={doubt} />
      {stop.coordinate && (
        <OpenIn words={t('openIn.open')} addresses={placeAddresses(stop.coordinate.value)} />
      )}
    </div>
  );
}

/** A heading is often just the name: marking all of it still shows what was taken from the page. */
const nameMarked = (quoted: Quoted, { name }: DraftStop): Quoted =>
  quoted.text === name.value ? { ...quoted, marks: [{ start: 0, end: quoted.text.length }] } : quoted;

/** A page without a title is shown by its host. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

/** A note can be half a page long, so it is folded to keep the quote and the buttons in view. */
function Note({ note }: Required<Pick<DraftStop, 'note'>>) {
  const { fold, unfold } = useFold(note.value);
  return (
    <div class="stop-note">
      <p class={fold}>
        <SourcedText of={note} />
      </p>
      {unfold}
    </div>
  );
}

function Whereabouts({ children }: { children: ComponentChildren }) {
  if (!children) return null;
  return (
    <p class="stop-where" translate={false}>
      <Icon of={MapPin} size={16} />
      <span>{children}</span>
    </p>
  );
}
