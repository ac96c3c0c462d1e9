// Tests read what a traveller with an English browser reads.
import { speakFrom } from '../tools/speak.ts';

await speakFrom('en-GB');
