// The people of an itinerary, and what each may do.
import { UserMinus } from 'lucide-preact';
import type { Person } from '../../lib/model/people.ts';
import { t } from '../../lib/words/words.ts';
import { ProblemBanner } from '../explore/ProblemBanner.tsx';
import { Button } from '../parts/Button.tsx';
import type { ItineraryActions } from './library-view.ts';
import { PeopleRow } from './PeopleRow.tsx';
import type { PeopleView } from './people-view.ts';
import { isOwner, lineOf, nameOfPerson } from './people-words.ts';
import './people.css';

interface Props {
  people: PeopleView | undefined;
  /** Left out for someone else's itinerary. */
  onRemove?: ((person: Person) => void) | undefined;
  /** Left out for the traveller's own itinerary. */
  onLeave?: (() => void) | undefined;
  onAgain: () => void;
  steps: Pick<ItineraryActions, 'onConnect' | 'onSettings'>;
}

export function PeopleList({ people, onAgain, steps, ...rest }: Props) {
  if (people?.is === 'stuck')
    return <ProblemBanner failure={people.failure} actions={steps} onTryAgain={onAgain} />;
  if (people?.is === 'here') return <Here view={people} {...rest} onAgain={onAgain} steps={steps} />;
  return (
    <p class="people-coming" role="status">
      <span class="ring ring-inline" aria-hidden="true" />
      {t('library.people.coming')}
    </p>
  );
}

type HereProps = Omit<Props, 'people'> & { view: Extract<PeopleView, { is: 'here' }> };

function Here({ view: { people, busy, problem, outcome }, onRemove, onLeave, onAgain, steps }: HereProps) {
  const removal = (person: Person) =>
    onRemove && busy === undefined && !isOwner(person)
      ? {
          icon: UserMinus,
          label: t('library.people.remove', { name: nameOfPerson(person) }),
          onPress: () => onRemove(person),
        }
      : undefined;
  return (
    <>
      {people.length > 0 && (
        <ul class="people-list">
          {people.map((person) => (
            <PeopleRow
              key={person.userId}
              name={nameOfPerson(person)}
              line={lineOf(person)}
              isBusy={busy === person.userId}
              action={removal(person)}
            />
          ))}
        </ul>
      )}
      {problem && <ProblemBanner failure={problem} actions={steps} onTryAgain={onAgain} />}
      <p class={outcome ? 'field-note' : 'visually-hidden'} role="status">
        {outcome}
      </p>
      {onLeave && (
        <div class="trip-actions">
          <Button id="leave-trip" small busy={busy === 'leave'} onPress={onLeave}>
            {t('library.people.leave')}
          </Button>
        </div>
      )}
    </>
  );
}
