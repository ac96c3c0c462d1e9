// The services on the settings page: which one is open, and saving what is typed.
import { useEffect, useState } from 'preact/hooks';
import { headline } from '../../components/failure/failure-words.ts';
import type { Tone } from '../../components/parts/Banner.tsx';
import type { KnownService } from '../../lib/browser/profile-store.ts';
import type { Result } from '../../lib/model/result.ts';
import { explain } from '../../lib/words/explain.ts';
import { t } from '../../lib/words/words.ts';
import { askFor, type Background } from '../../surface/background-link.ts';
import { type FieldProblems, formOf, type ProfileForm, profileFrom } from './profile-form.ts';

export interface ServiceStore {
  list(): Promise<KnownService[]>;
  /** The id of the service a new account connects to. */
  chosen(): Promise<string | undefined>;
  choose(id: string): Promise<void>;
  save(service: KnownService): Promise<Result<null, { kind: 'permission-refused' }>>;
  forget(id: string): Promise<void>;
  newId(): string;
}

export type Outcome =
  | { is: 'typing' }
  | { is: 'wrong'; problems: FieldProblems }
  | { is: 'saving' }
  | { is: 'notice'; tone: Tone; title: string; text: string; onUndo?: () => void };

/** The known services, and the open one; undefined while a new one is being entered. */
function useShelf(store: ServiceStore) {
  const [services, setServices] = useState<KnownService[]>();
  const [open, setOpen] = useState<KnownService>();
  const [form, setForm] = useState<ProfileForm>(() => formOf(undefined));
  const show = (services: KnownService[], id: string | undefined) => {
    const service = services.find((each) => each.id === id);
    setServices(services);
    setOpen(service);
    setForm(formOf(service?.profile));
  };
  const look = async (id?: string) => {
    const [services, chosen] = await Promise.all([store.list(), store.chosen()]);
    show(services, id ?? chosen);
  };
  useEffect(() => void look(), [store]);
  return { services, open, form, setForm, show, look };
}

export function useServices(store: ServiceStore, background: Background) {
  const { services, open, form, setForm, show, look } = useShelf(store);
  const [outcome, setOutcome] = useState<Outcome>({ is: 'typing' });
  const turnTo = (id: string | undefined) => {
    setOutcome({ is: 'typing' });
    show(services ?? [], id);
    // A new account connects to the service that is open.
    if (id !== undefined) void store.choose(id);
  };
  const change = (changed: ProfileForm) => {
    setForm(changed);
    setOutcome({ is: 'typing' });
  };
  const put = async (service: KnownService, strange: string[] = []) => {
    // Must come first, while the press is still being handled: the browser asks for permission only then.
    const saved = await store.save(service);
    if (saved.ok)
      await Promise.all([
        look(service.id),
        askFor(background, 'connection.adopt', { serviceId: service.id }),
      ]);
    setOutcome(noticeOf(saved, strange));
  };
  const save = () => {
    const read = profileFrom(form, open?.profile);
    if (!read.ok) return setOutcome({ is: 'wrong', problems: read.failure });
    setOutcome({ is: 'saving' });
    void put({ id: open?.id ?? store.newId(), profile: read.value.profile }, read.value.strange);
  };
  const forget = async (service: KnownService) => {
    await store.forget(service.id);
    await look();
    const words = { title: t('services.forgotten'), text: t('services.forgottenLine') };
    setOutcome({ is: 'notice', tone: 'ok', ...words, onUndo: () => void put(service) });
  };
  return { services, open, form, outcome, turnTo, change, save, forget };
}

function noticeOf(saved: Result<null, { kind: 'permission-refused' }>, strange: string[]): Outcome {
  if (!saved.ok) {
    const { tone, title, text } = explain(saved.failure);
    return { is: 'notice', tone, title: headline(title), text };
  }
  const title = t('settings.saved');
  if (strange.length === 0) return { is: 'notice', tone: 'ok', title, text: t('settings.savedLine') };
  return { is: 'notice', tone: 'doubt', title, text: t('services.strange', { names: strange.join(', ') }) };
}
