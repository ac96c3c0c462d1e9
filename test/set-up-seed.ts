// A retried test uses the same random values again: what they revealed fails twice, while a mere timeout does not.
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Math.floor(Math.random() * 2 ** 31) });
