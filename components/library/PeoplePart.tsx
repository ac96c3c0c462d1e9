// Opens the people of an itinerary, and asks before someone is removed or a link is withdrawn.
import { useState } from 'preact/hooks';
import type { OpenLink, Person } from '../../lib/model/people.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { LinkPart } from './LinkPart.tsx';
import type { ItineraryActions, OpenedItinerary } from './library-view.ts';
import { PeopleList } from './PeopleList.tsx';
import { PeopleSheet } from './PeopleSheet.tsx';
import type { Companion, PeopleActions } from './people-view.ts';
import { nameOfPerson } from './people-words.ts';

interface Props {
  open: OpenedItinerary;
  isOwn: boolean;
  actions: PeopleActions;
  /** The ways out of a failure. */
  steps: Pick<ItineraryActions, 'onConnect' | 'onSettings'>;
}

type Asking = { person: Person } | { link: OpenLink } | 'leave';

export function PeoplePart({ open, isOwn, actions, steps }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const { canLink, joinLink, people } = open;
  const close = () => {
    setOpen(false);
    actions.onClose();
  };
  const add = (companion: Companion) => {
    close();
    actions.onAdd(companion);
  };
  const { links = [], busy } = people?.is === 'here' ? people : {};
  return (
    <div class="trip-actions">
      <Button
        id="people"
        small
        onPress={() => {
          setOpen(true);
          actions.onOpen();
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
              onAgain={actions.onAgain}
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
                  actions={{ ...actions, ...steps }}
                  busy={busy}
                  onWithdraw={busy === undefined ? (link) => setAsking({ link }) : undefined}
                />
              )
            : undefined}
        </PeopleSheet>
      )}
      {asking && <Question asking={asking} actions={actions} onClose={() => setAsking(undefined)} />}
    </div>
  );
}

interface QuestionProps {
  asking: Asking;
  actions: PeopleActions;
  onClose: () => void;
}

function Question({ asking, actions, onClose }: QuestionProps) {
  const { onConfirm, ...words } = questionOf(asking, actions);
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

function questionOf(asking: Asking, actions: PeopleActions) {
  if (asking === 'leave')
    return {
      title: t('library.people.leaveTitle'),
      text: t('library.people.leaveText'),
      word: t('library.people.leave'),
      onConfirm: actions.onLeave,
    };
  if ('person' in asking)
    return {
      title: t('library.people.removeTitle', { name: nameOfPerson(asking.person) }),
      text: t('library.people.removeText'),
      word: t('common.remove'),
      onConfirm: () => actions.onRemove(asking.person.userId),
    };
  return {
    title: t('library.people.withdrawTitle'),
    text: t('library.people.withdrawText'),
    word: t('library.people.withdrawWord'),
    onConfirm: () => actions.onWithdraw(asking.link.id),
  };
}
