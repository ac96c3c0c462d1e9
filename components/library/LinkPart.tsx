// Makes a link with which others can join a trip, and lists the links that still work.
import { Link2Off } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import type { OpenLink } from '../../lib/model/people.ts';
import { wholeMoment } from '../../lib/words/dates.ts';
import { t } from '../../lib/words/words.ts';
import { ProblemBanner } from '../explore/ProblemBanner.tsx';
import { Button } from '../parts/Button.tsx';
import type { ItineraryActions } from './library-view.ts';
import { PeopleRow } from './PeopleRow.tsx';
import type { Companion, JoinLink, PeopleActions } from './people-view.ts';
import { nameOfLink } from './people-words.ts';

interface Props {
  role: Companion['role'];
  link: JoinLink | undefined;
  /** The links with which others can still join. */
  links: OpenLink[];
  actions: Pick<PeopleActions, 'onMakeLink' | 'onCopyLink'> &
    Pick<ItineraryActions, 'onConnect' | 'onSettings'>;
  /** Left out while a change is under way. */
  onWithdraw?: ((link: OpenLink) => void) | undefined;
  busy?: string | undefined;
}

export function LinkPart({ role, link, links, actions, onWithdraw, busy }: Props) {
  const isCall = link !== undefined && 'sharePlay' in link.wish;
  const isComing = link?.is === 'coming';
  // A link keeps the role it was made with, so it is hidden when another role is chosen.
  const isShown = link?.is === 'here' && ('sharePlay' in link.wish || link.wish.role === role);
  return (
    <section class="trip-choice-set" aria-labelledby="link-title">
      <h3 class="field-label" id="link-title">
        {t('library.people.orLink')}
      </h3>
      <div class="trip-actions">
        <Button id="make-link" small busy={isComing && !isCall} onPress={() => actions.onMakeLink({ role })}>
          {t('library.people.makeLink')}
        </Button>
        <Button
          id="make-call-link"
          small
          busy={isComing && isCall}
          onPress={() => actions.onMakeLink({ sharePlay: true })}
        >
          {t('library.people.makeCallLink')}
        </Button>
      </div>
      <div role="alert">
        {link?.is === 'stuck' && (
          <ProblemBanner
            failure={link.failure}
            actions={actions}
            onTryAgain={() => actions.onMakeLink(link.wish)}
          />
        )}
      </div>
      {isShown && <Made link={link} isCall={isCall} onCopy={actions.onCopyLink} />}
      <p class="visually-hidden" role="status">
        {isShown && t(copyWords(link.isCopied) ?? 'library.people.linkMade')}
      </p>
      {links.length > 0 && <OpenLinks links={links} onWithdraw={onWithdraw} busy={busy} />}
    </section>
  );
}

function OpenLinks({ links, onWithdraw, busy }: Pick<Props, 'links' | 'onWithdraw' | 'busy'>) {
  return (
    <>
      <h4 class="field-label people-title">{t('library.people.openLinks')}</h4>
      <ul class="people-list">
        {links.map((link) => (
          <PeopleRow
            key={link.id}
            name={nameOfLink(link)}
            line={untilWords(link.expiresAt)}
            isBusy={busy === link.id}
            action={
              onWithdraw && {
                icon: Link2Off,
                label: t('library.people.withdraw', { link: nameOfLink(link) }),
                onPress: () => onWithdraw(link),
              }
            }
          />
        ))}
      </ul>
    </>
  );
}

const copyWords = (isCopied: boolean | undefined) =>
  isCopied === undefined ? undefined : isCopied ? 'share.copied' : 'share.notCopied';

function untilWords(time: string | undefined): string | undefined {
  const until = new Date(time ?? '');
  return Number.isNaN(until.getTime())
    ? undefined
    : t('library.people.linkUntil', { date: wholeMoment(until) });
}

interface MadeProps {
  link: Extract<JoinLink, { is: 'here' }>;
  isCall: boolean;
  onCopy: () => void;
}

function Made({ link, isCall, onCopy }: MadeProps) {
  const field = useRef<HTMLInputElement>(null);
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
        {t(isCall ? 'library.people.callNote' : 'library.people.linkNote')} {untilWords(link.until)}
      </p>
      <Button
        id="copy-link"
        small
        onPress={() => {
          // If the browser does not allow copying, the link is selected to be copied by hand.
          field.current?.select();
          onCopy();
        }}
      >
        {t(link.isCopied ? 'share.copied' : 'share.copy')}
      </Button>
      {link.isCopied === false && (
        <p class="field-note" aria-hidden="true">
          {t('share.notCopied')}
        </p>
      )}
    </div>
  );
}
