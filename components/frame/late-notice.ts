// What comes up while a draft is on the screen. The frame shows it below, where it moves nothing that is being read, typed
// or pressed, on the forms of the draft as well.
import { type ComponentChildren, createContext } from 'preact';

export const LateNotice = createContext<ComponentChildren>(undefined);
