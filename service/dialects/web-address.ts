import { onEach } from './shapes.ts';
import { makeSwitch } from './speak.ts';

/** Where a person looks at an itinerary: nothing says so, unless set. */
export const webAddress = makeSwitch({
  gap: 'B7',
  at: 'api',
  values: {
    'in-body': (surroundings) =>
      onEach((each) => ({ ...each, webURL: `${surroundings.origins.auth}/i/${each.id}` }))(surroundings),
  },
});
