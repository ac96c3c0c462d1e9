import { fieldsOf } from './http.ts';
import { deeply, onEach } from './shapes.ts';
import { makeSwitch } from './speak.ts';

const unknown: Record<string, string> = {
  role: 'co-pilot',
  visibility: 'friends-of-friends',
  category: 'zeppelin',
};

/** Enum values that the document does not list. */
export const enums = makeSwitch({
  gap: 'E6',
  at: 'api',
  values: {
    unknown: onEach((each) =>
      fieldsOf(deeply(each, (value, name) => (typeof value === 'string' ? (unknown[name] ?? value) : value))),
    ),
  },
});
