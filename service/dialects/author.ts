import { fieldsOf } from './http.ts';
import { onEach } from './shapes.ts';
import { makeSwitch } from './speak.ts';

/** The fields of an author. The document shows none; id and name unless set. */
export const author = makeSwitch({
  gap: 'B8',
  at: 'api',
  values: {
    empty: onEach((each) => ({ ...each, author: {} })),
    string: onEach((each) => ({ ...each, author: String(fieldsOf(each.author).name) })),
    swapped: onEach((each) => ({
      ...each,
      author: { id: '7d5c3b1e-0000-4000-8000-0000000000ff', name: 'Someone else' },
    })),
  },
});
