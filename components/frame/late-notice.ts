// A notice that comes up while a draft or one of its forms is open. The frame shows it at the bottom, where it moves nothing
// that is being read, typed or pressed.
import { type ComponentChildren, createContext } from 'preact';

export const LateNotice = createContext<ComponentChildren>(undefined);
