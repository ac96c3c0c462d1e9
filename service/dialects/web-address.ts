import { onEach } from './shapes.ts';
import { makeSwitch } from './speak.ts';

/** The field with an itinerary's web page: none, unless set. */
export const webAddress = makeSwitch({
  gap: 'B7',
  at: 'api',
  values: {
    'in-body': (surroundings) =>
      onEach((each) => ({ ...each, webURL: `${surroundings.origins.auth}/i/${each.id}` }))(surroundings),
  },
});
