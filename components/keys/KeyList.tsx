// All keys, in groups, without those that are switched off.
import { t } from '../../lib/words/words.ts';
import { type KeyRow, keyTable } from './key-table.ts';
import { keyDoing, keyName } from './key-words.ts';
import './keys.css';

interface Props {
  hasLetters: boolean;
  isMac: boolean;
  /** The heading level that fits the screen. */
  level: 'h3' | 'h4';
}

export function KeyList({ hasLetters, isMac, level: Title }: Props) {
  return (
    <div class="key-groups">
      {keyTable.map(({ title, rows }) => (
        <section key={title}>
          <Title class="key-group">{t(`keys.${title}`)}</Title>
          <dl class="key-rows">
            {rows
              .filter(({ isLetter }) => hasLetters || !isLetter)
              .map((row) => (
                <div key={row.does} class="key-row">
                  <dt>{keyDoing(row.does)}</dt>
                  <dd>
                    <Keys row={row} isMac={isMac} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Keys({ row: { keys, isRange }, isMac }: { row: KeyRow; isMac: boolean }) {
  return keys.map((together, index) => (
    <>
      {index > 0 && <span class="key-or"> {t(isRange ? 'keys.to' : 'keys.or')} </span>}
      {together.map((name) => (
        <kbd key={name} class="key">
          {keyName(name, isMac)}
        </kbd>
      ))}
    </>
  ));
}
