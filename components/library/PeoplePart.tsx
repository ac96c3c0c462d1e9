// The way to the people of an itinerary, and the question before one goes or a link is withdrawn.
import { useState } from 'preact/hooks';
import type { OpenLink, Person } from '../../lib/model/people.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { LinkPart } from './LinkPart.tsx';
import type { ItineraryDoings, OpenedItinerary } from './library-view.ts';
import { PeopleList } from './PeopleList.tsx';
import { PeopleSheet } from './PeopleSheet.tsx';
import type { Companion, PeopleDoings } from './people-view.ts';
import { nameOfPerson } from './people-words.ts';

interface Props {
  open: OpenedItinerary;
  isOwn: boolean;
  doings: PeopleDoings;
  /** Ways out of a failure. */
  steps: Pick<ItineraryDoings, 'onConnect' | 'onSettings'>;
}

type Asking = { person: Person } | { link: OpenLink } | 'leave';

export function PeoplePart({ open, isOwn, doings, steps }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const { canLink, joinLink, people } = open;
  const close = () => {
    setOpen(false);
    doings.onClose();
  };
  const add = (companion: Companion) => {
    close();
    doings.onAdd(companion);
  };
  const { links = [], busy } = people?.is === 'here' ? people : {};
  return (
    <div class="trip-actions">
      <Button
        id="people"
        small
        onPress={() => {
          setOpen(true);
          doings.onOpen();
        }}
      >
        {t('library.people.open')}
      </Button>
      {isOpen && !asking && (
        <PeopleSheet
          onClose={close}
          onAdd={isOwn ? add : undefined}
          list={
            <PeopleList
              people={people}
              onRemove={isOwn ? (person) => setAsking({ person }) : undefined}
              onLeave={isOwn ? undefined : () => setAsking('leave')}
              onAgain={doings.onAgain}
              steps={steps}
            />
          }
        >
          {canLink && isOwn
            ? (role) => (
                <LinkPart
                  role={role}
                  link={joinLink}
                  links={links}
                  doings={{ ...doings, ...steps }}
                  busy={busy}
                  onWithdraw={busy === undefined ? (link) => setAsking({ link }) : undefined}
                />
              )
            : undefined}
        </PeopleSheet>
      )}
      {asking && <Question asking={asking} doings={doings} onClose={() => setAsking(undefined)} />}
    </div>
  );
}

interface QuestionProps {
  asking: Asking;
  doings: PeopleDoings;
  onClose: () => void;
}

function Question({ asking, doings, onClose }: QuestionProps) {
  const { onConfirm, ...words } = questionOf(asking, doings);
  return (
    <ConfirmSheet
      {...words}
      keepWord={t('common.cancel')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    />
  );
}

function questionOf(asking: Asking, doings: PeopleDoings) {
  if (asking === 'leave')
    return {
      title: t('library.people.leaveTitle'),
      text: t('library.people.leaveText'),
      word: t('library.people.leave'),
      onConfirm: doings.onLeave,
    };
  if ('person' in asking)
    return {
      title: t('library.people.removeTitle', { name: nameOfPerson(asking.person) }),
      text: t('library.people.removeText'),
      word: t('common.remove'),
      onConfirm: () => doings.onRemove(asking.person.userId),
    };
  return {
    title: t('library.people.withdrawTitle'),
    text: t('library.people.withdrawText'),
    word: t('library.people.withdrawWord'),
    onConfirm: () => doings.onWithdraw(asking.link.id),
  };
}
