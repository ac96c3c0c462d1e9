/** The four scopes of section 5.7, with the wording of the consent page. */
export const scopes = {
  'itineraries:read': {
    icon: 'eye',
    title: 'See your itineraries and search Explore',
    text: 'Yours, and those shared with you',
  },
  'itineraries:write': {
    icon: 'pencil',
    title: 'Create and change itineraries',
    text: 'New trips, their days, stops and pictures',
  },
  'documents:read': {
    icon: 'document',
    title: 'See the names of your documents',
    text: 'Names and kinds, never what is in them',
  },
  'documents:write': {
    icon: 'document',
    title: 'Add, rename and delete documents',
    text: 'Tickets and bookings kept with an itinerary',
  },
} as const;
export type Scope = keyof typeof scopes;

const isScope = (text: string): text is Scope => Object.hasOwn(scopes, text);
export const allScopes = Object.keys(scopes).filter(isScope);

/** "itineraries:read openid" → ["itineraries:read"] */
export const readScopes = (text: string | undefined): Scope[] => (text ?? '').split(' ').filter(isScope);
