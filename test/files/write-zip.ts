// A small zip, as honest or as false as a test needs it.
export { writeZip } from '../../tools/release/write-zip.ts';
