// A small zip, as valid or as broken as a test needs it.
export { writeZip } from '../../tools/release/write-zip.ts';
