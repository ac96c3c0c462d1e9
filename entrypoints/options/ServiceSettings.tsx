// The itinerary services this browser knows: a form for each, and which of them a new account connects to.
import { t } from '../../lib/words/words.ts';
import type { Background } from '../../surface/background-link.ts';
import { ServiceChips } from './ServiceChips.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { type ServiceStore, useServices } from './use-services.ts';

interface Props {
  store: ServiceStore;
  background: Background;
}

export function ServiceSettings({ store, background }: Props) {
  const { services, open, form, outcome, turnTo, change, save, forget } = useServices(store, background);
  return (
    <section class="settings-part" id="services" aria-busy={services === undefined}>
      <h2 class="settings-heading">{t('settings.service')}</h2>
      <p class="settings-line">{t(services?.length === 0 ? 'services.none' : 'settings.serviceLine')}</p>
      {services && services.length > 0 && (
        <ServiceChips services={services} openId={open?.id} onOpen={turnTo} onAdd={() => turnTo(undefined)} />
      )}
      <ServiceForm
        form={form}
        outcome={outcome}
        onChange={change}
        onSave={save}
        onForget={open && (() => void forget(open))}
      />
    </section>
  );
}
