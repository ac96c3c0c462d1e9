// Chooses the service to connect to, if there are several.
import { t } from '../../lib/words/words.ts';
import { chosenOf, useSendOptions } from './send-options.ts';
import './leaving.css';

export function ServiceChoice() {
  const options = useSendOptions();
  const services = options?.services ?? [];
  if (!options || services.length < 2) return null;
  const chosen = chosenOf(services);
  return (
    <fieldset class="service-choice">
      <legend class="connect-heading">{t('services.which')}</legend>
      {services.map(({ id, name }) => (
        <label key={id} class="service-choice-row">
          <input
            type="radio"
            name="service"
            class="service-choice-radio"
            checked={id === chosen?.id}
            onChange={() => options.onChooseService(id)}
          />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
