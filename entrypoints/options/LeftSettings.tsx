// What has left this computer: to which host, what for, how often. The list itself never leaves it.
import { Download } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { Banner } from '../../components/parts/Banner.tsx';
import { Icon } from '../../components/parts/Icon.tsx';
import { type Contact, keptDays } from '../../lib/model/contact.ts';
import { byteWords } from '../../lib/words/byte-words.ts';
import { wholeMoment } from '../../lib/words/dates.ts';
import { many, t } from '../../lib/words/words.ts';
import { contactWords } from './contact-words.ts';
import './ledger.css';

export interface ContactStore {
  list: () => Promise<Contact[]>;
  save: (contacts: Contact[]) => Promise<void>;
  saveAsFile: (contacts: Contact[]) => void;
}

export function LeftSettings({ store }: { store: ContactStore }) {
  const [contacts, setContacts] = useState<Contact[]>();
  const [emptied, setEmptied] = useState<Contact[]>();
  useEffect(() => void store.list().then(setContacts), [store]);
  const put = async (next: Contact[], before: Contact[] | undefined) => {
    await store.save(next);
    setContacts(next);
    setEmptied(before);
  };
  const isEmpty = contacts?.length === 0;
  return (
    <section class="settings-part" id="left" aria-busy={contacts === undefined}>
      <LedgerHead
        onSave={isEmpty || !contacts ? undefined : () => store.saveAsFile(contacts)}
        onClear={() => void put([], contacts)}
      />
      <div role="status">
        {emptied && (
          <Banner
            tone="ok"
            title={t('settings.left.cleared')}
            actions={[{ label: t('common.undo'), onPress: () => void put(emptied, undefined) }]}
          >
            {t('settings.left.clearedLine')}
          </Banner>
        )}
      </div>
      {isEmpty && !emptied && <p class="settings-card">{t('settings.left.nothing')}</p>}
      {contacts && !isEmpty && <ContactTable contacts={contacts} />}
    </section>
  );
}

/** The list can be saved or cleared if it has entries. */
function LedgerHead({ onSave, onClear }: { onSave: (() => void) | undefined; onClear: () => void }) {
  return (
    <div class="ledger-head">
      <div>
        <h2 class="settings-heading">{t('settings.left.title')}</h2>
        <p class="settings-line">{many('settings.left.line', keptDays)}</p>
      </div>
      {onSave && (
        <p class="ledger-ways">
          <button type="button" id="save-left" class="link" onClick={onSave}>
            <Icon of={Download} size={18} />
            {t('settings.left.save')}
          </button>
          <button type="button" id="clear-left" class="link" onClick={onClear}>
            {t('settings.left.clear')}
          </button>
        </p>
      )}
    </div>
  );
}

function ContactTable({ contacts }: { contacts: Contact[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keys
    <section class="ledger-scroll" aria-label={t('settings.left.title')} tabIndex={0}>
      <table class="ledger">
        <thead>
          <tr>
            <th>{t('settings.left.when')}</th>
            <th>{t('settings.left.what')}</th>
            <th>{t('settings.left.to')}</th>
            <th class="ledger-end">{t('settings.left.size')}</th>
          </tr>
        </thead>
        <tbody>
          {contacts.map(({ host, purpose, lastAt, count, sentBytes }) => (
            <tr key={`${host} ${purpose} ${lastAt}`}>
              <td class="ledger-when">{wholeMoment(new Date(lastAt))}</td>
              <td>
                {contactWords(purpose)} <span class="ledger-count">{many('settings.left.times', count)}</span>
              </td>
              <td>
                <bdi translate={false}>{host}</bdi>
              </td>
              <td class="ledger-end">{sentBytes > 0 ? byteWords(sentBytes) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
