// The drawing for each step of the welcome. Screen readers skip the first: the step says the same beside it.
import { Eye, List, Lock, type LucideIcon, Trash2 } from 'lucide-preact';
import { Icon } from '../../components/parts/Icon.tsx';
import { t } from '../../lib/words/words.ts';

/** "Start at [Cais da Ribeira] at [nine]": the text in brackets is marked. */
function Marked({ text }: { text: string }) {
  return text.split(/[[\]]/).map((part, index) => (index % 2 === 1 ? <mark key={part}>{part}</mark> : part));
}

export function PageToPlan() {
  return (
    <div class="drawn-page" aria-hidden="true">
      <p class="drawn-text">
        <Marked text={t('welcome.plan.page')} />
      </p>
      <span class="drawn-rule" />
      <span class="drawn-rule" />
      <span class="drawn-rule" />
      <ol class="drawn-card">
        <DrawnStop time="09:00" number={1} name="Cais da Ribeira" />
        <DrawnStop time="10:00" number={2} name="Livraria Lello" />
      </ol>
    </div>
  );
}

function DrawnStop({ time, number, name }: { time: string; number: number; name: string }) {
  return (
    <li>
      <b>{time}</b>
      <span class="drawn-disc">{number}</span>
      <b translate={false}>{name}</b>
    </li>
  );
}

export function InkAndPencil() {
  return (
    <div class="drawn-middle">
      <ul class="drawn-legend">
        <li>
          <b class="drawn-sign">10:00</b>
          {t('welcome.ink.stated')}
        </li>
        <li>
          <span class="drawn-sign">
            <span class="drawn-guess">11:45</span>
          </span>
          {t('welcome.ink.guessed')}
        </li>
        <li>
          <span class="drawn-sign">
            <span class="drawn-disc drawn-ask">3</span>
          </span>
          {t('welcome.ink.ask')}
        </li>
      </ul>
      <blockquote class="drawn-quote">
        <Marked text={t('welcome.ink.quote')} />
      </blockquote>
    </div>
  );
}

const promises = [
  { icon: Eye, name: 'reads' },
  { icon: Lock, name: 'here' },
  { icon: List, name: 'lists' },
  { icon: Trash2, name: 'forgets' },
] as const satisfies { icon: LucideIcon; name: string }[];

export function YoursStays() {
  return (
    <ul class="drawn-promises">
      {promises.map(({ icon, name }) => (
        <li key={name}>
          <Icon of={icon} />
          {t(`welcome.promise.${name}`)}
        </li>
      ))}
    </ul>
  );
}
