// A link for others to join a trip with, made when it is wanted.
import { useRef } from 'preact/hooks';
import { wholeDate } from '../../lib/words/dates.ts';
import { t } from '../../lib/words/words.ts';
import { TroubleBanner } from '../explore/TroubleBanner.tsx';
import { Button } from '../parts/Button.tsx';
import type { Companion, ItineraryDoings, JoinLink } from './library-view.ts';

interface Props {
  role: Companion['role'];
  link: JoinLink | undefined;
  doings: Pick<ItineraryDoings, 'onMakeLink' | 'onCopyLink' | 'onConnect' | 'onSettings'>;
}

export function LinkPart({ role, link, doings }: Props) {
  const isCall = link !== undefined && 'sharePlay' in link.wish;
  const isComing = link?.is === 'coming';
  return (
    <section class="trip-choice-set" aria-labelledby="link-title">
      <h3 class="field-label" id="link-title">
        {t('library.people.orLink')}
      </h3>
      <div class="trip-actions">
        <Button id="make-link" small busy={isComing && !isCall} onPress={() => doings.onMakeLink({ role })}>
          {t('library.people.makeLink')}
        </Button>
        <Button
          id="make-call-link"
          small
          busy={isComing && isCall}
          onPress={() => doings.onMakeLink({ sharePlay: true })}
        >
          {t('library.people.makeCallLink')}
        </Button>
      </div>
      {link?.is === 'stuck' && (
        <TroubleBanner
          failure={link.failure}
          doings={doings}
          onTryAgain={() => doings.onMakeLink(link.wish)}
        />
      )}
      {link?.is === 'here' && <Made link={link} isCall={isCall} onCopy={doings.onCopyLink} />}
      <p class="visually-hidden" role="status">
        {link?.is === 'here' && t(link.isCopied ? 'share.copied' : 'library.people.linkMade')}
      </p>
    </section>
  );
}

interface MadeProps {
  link: Extract<JoinLink, { is: 'here' }>;
  isCall: boolean;
  onCopy: () => void;
}

function Made({ link, isCall, onCopy }: MadeProps) {
  const field = useRef<HTMLInputElement>(null);
  const until = new Date(link.until ?? '');
  return (
    <div class="field">
      <label class="visually-hidden" for="join-address">
        {t('library.people.link')}
      </label>
      <input
        ref={field}
        id="join-address"
        class="field-input"
        readOnly
        dir="ltr"
        value={link.address}
        aria-describedby="join-address-note"
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="field-note" id="join-address-note">
        {t(isCall ? 'library.people.callNote' : 'library.people.linkNote')}{' '}
        {!Number.isNaN(until.getTime()) && t('library.people.linkUntil', { date: wholeDate(until) })}
      </p>
      <Button
        id="copy-link"
        small
        onPress={() => {
          // Where the browser does not let it be copied, it stands ready to be.
          field.current?.select();
          onCopy();
        }}
      >
        {t(link.isCopied ? 'share.copied' : 'share.copy')}
      </Button>
    </div>
  );
}
