// Asks which of two versions to keep, whether another window or someone else in the service made the other one.
import { Undo2 } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { Surface } from '../frame/Surface.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import './conflict-screen.css';

export interface ConflictChoice<Id extends string> {
  id: Id;
  /** "Yours", "Ana’s" */
  label: string;
  /** Where or when it was made. */
  line: string;
  /** The label of the button: "Keep mine". */
  keep: string;
  /** What choosing it does, and how to get the other version back. */
  after: string;
  /** The version as text; for a picture, what it shows. */
  words: string;
  /** The address of its picture in this browser; `null` if it is not available. Left out if the version is not a picture. */
  picture?: string | null;
}

interface Props<Id extends string> {
  header: ComponentChildren;
  title: string;
  /** What both have changed, and the question. */
  lead: string;
  choices: ConflictChoice<Id>[];
  onKeep: (id: Id) => void;
  onLater: () => void;
}

export function ConflictScreen<Id extends string>(props: Props<Id>) {
  const { header, title, lead, choices, onKeep, onLater } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosenId, setChosen] = useState(choices[0]?.id);
  useEffect(() => heading.current?.focus(), []);
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0];
  const footer = (
    <>
      <Button id="keep-version" kind="primary" onPress={() => chosen && onKeep(chosen.id)}>
        {chosen?.keep}
      </Button>
      <Button id="decide-later" onPress={onLater}>
        {t('clash.later')}
      </Button>
    </>
  );
  return (
    <Surface screen="conflict" header={header} footer={footer}>
      <div class="conflict">
        <h1 ref={heading} class="title" tabIndex={-1}>
          {title}
        </h1>
        <p class="lead" id="conflict-lead">
          {lead}
        </p>
        <fieldset class="conflict-choices" aria-labelledby="conflict-lead">
          {choices.map((choice) => {
            const { id } = choice;
            return (
              <Choice key={id} choice={choice} isChosen={choice === chosen} onChoose={() => setChosen(id)} />
            );
          })}
        </fieldset>
        <After words={chosen?.after} />
      </div>
    </Surface>
  );
}

const After = ({ words }: { words: string | undefined }) => (
  <p class="conflict-after" role="status">
    <Icon of={Undo2} size={18} mirrors />
    {words}
  </p>
);

interface ChoiceProps<Id extends string> {
  choice: ConflictChoice<Id>;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice<Id extends string>({ choice, isChosen, onChoose }: ChoiceProps<Id>) {
  const { id, label, line, words, picture } = choice;
  return (
    <label class={isChosen ? 'conflict-choice conflict-choice-chosen' : 'conflict-choice'}>
      {picture === undefined ? (
        <span class="conflict-words" dir="auto" id={`version-${id}`}>
          {words}
        </span>
      ) : (
        <span class="conflict-picture">
          {picture === null ? <span class="conflict-missing">{words}</span> : <img src={picture} alt="" />}
          <span class="visually-hidden" id={`version-${id}`}>
            {words}
          </span>
        </span>
      )}
      <span class="conflict-label">
        <input
          type="radio"
          name="version"
          checked={isChosen}
          aria-labelledby={`version-label-${id}`}
          aria-describedby={`version-${id}`}
          onChange={onChoose}
        />
        <span id={`version-label-${id}`}>
          <span class="conflict-name">{label}</span>
          <span class="visually-hidden">, </span>
          <span class="conflict-line">{line}</span>
        </span>
      </span>
    </label>
  );
}
