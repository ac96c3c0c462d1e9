// Tests read the messages of an English browser.
import { speakFrom } from '../tools/speak.ts';

await speakFrom('en-GB');
