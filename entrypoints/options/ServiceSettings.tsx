// The addresses of the itinerary service.
import { useEffect, useState } from 'preact/hooks';
import { Banner, type Tone } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { headline } from '../../components/failure-words.ts';
import type { ServiceProfile } from '../../lib/model/profile.ts';
import type { Result } from '../../lib/model/result.ts';
import { explain } from '../../lib/words/explain.ts';
import { t } from '../../lib/words/words.ts';
import type { AddressProblems } from './profile-form.ts';
import { type Addresses, addressesOf, profileFrom } from './profile-form.ts';

export interface ProfileStore {
  load(): Promise<unknown>;
  save(profile: ServiceProfile): Promise<Result<null, { kind: 'permission-refused' }>>;
}

type Outcome =
  | { is: 'typing' }
  | { is: 'wrong'; problems: AddressProblems }
  | { is: 'saving' }
  | { is: 'told'; tone: Tone; title: string; text: string };

export function ServiceSettings({ store }: { store: ProfileStore }) {
  const [stored, setStored] = useState<unknown>();
  const [typed, setTyped] = useState<Addresses>({ service: '', signIn: '' });
  const [outcome, setOutcome] = useState<Outcome>({ is: 'typing' });
  useEffect(() => {
    store.load().then((profile) => {
      setStored(profile);
      setTyped(addressesOf(profile));
    });
  }, [store]);
  const type = (part: Partial<Addresses>) => {
    setTyped({ ...typed, ...part });
    setOutcome({ is: 'typing' });
  };
  const save = () => {
    const profile = profileFrom(typed, stored);
    if (!profile.ok) return setOutcome({ is: 'wrong', problems: profile.failure });
    setOutcome({ is: 'saving' });
    // Called while the press is still under way: the browser asks for permission only then.
    store.save(profile.value).then((saved) => {
      setOutcome(told(saved));
      if (!saved.ok) return;
      setStored(profile.value);
      setTyped(addressesOf(profile.value));
    });
  };
  return <ServiceForm typed={typed} outcome={outcome} onType={type} onSave={save} />;
}

function told(saved: Result<null, { kind: 'permission-refused' }>): Outcome {
  if (saved.ok) return { is: 'told', tone: 'ok', title: t('settings.saved'), text: t('settings.savedLine') };
  const { tone, title, text } = explain(saved.failure);
  return { is: 'told', tone, title: headline(title), text };
}

interface FormProps {
  typed: Addresses;
  outcome: Outcome;
  onType: (part: Partial<Addresses>) => void;
  onSave: () => void;
}

function ServiceForm({ typed, outcome, onType, onSave }: FormProps) {
  const submit = (event: Event) => {
    event.preventDefault();
    onSave();
  };
  return (
    <section class="settings-part">
      <h2 class="settings-heading">{t('settings.service')}</h2>
      <p class="settings-line">{t('settings.serviceLine')}</p>
      <form class="settings-card" noValidate onSubmit={submit}>
        <AddressFields
          typed={typed}
          problems={outcome.is === 'wrong' ? outcome.problems : {}}
          onType={onType}
        />
        <div role="alert">
          {outcome.is === 'told' && (
            <Banner tone={outcome.tone} title={outcome.title}>
              {outcome.text}
            </Banner>
          )}
        </div>
        <Button id="save-service" kind="primary" busy={outcome.is === 'saving'}>
          {t('settings.saveService')}
        </Button>
      </form>
    </section>
  );
}

interface FieldsProps {
  typed: Addresses;
  problems: AddressProblems;
  onType: (part: Partial<Addresses>) => void;
}

function AddressFields({ typed, problems, onType }: FieldsProps) {
  return (
    <>
      <Field
        id="service-address"
        label={t('settings.serviceAddress')}
        type="url"
        value={typed.service}
        onInput={(service) => onType({ service })}
        problem={problems.service}
      />
      <Field
        id="sign-in-address"
        label={t('settings.signInAddress')}
        type="url"
        value={typed.signIn}
        onInput={(signIn) => onType({ signIn })}
        help={t('settings.signInHelp')}
        problem={problems.signIn}
      />
    </>
  );
}
