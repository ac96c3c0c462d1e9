// Which keys of the catalogue the code uses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles, withoutComments } from '../architecture/source-files.ts';

const quoted = /'([a-zA-Z]+(?:\.\w+)+)'/g;
/** `failures.${name}.title` */
const composed = /`([a-zA-Z]+(?:\.\w+)*\.)\$\{[^}]*\}((?:\.\w+)*)`/g;
/** __MSG_commands_addStop__, in the manifest. */
const inManifest = /__MSG_(\w+)__/g;

const escaped = (text: string) => text.replaceAll('.', '\\.');

/** Tells whether a key is used, as a whole or composed. */
export function usedKeys(): (key: string) => boolean {
  const code = [
    ...sourceFiles('lib', 'components', 'surface', 'entrypoints').map(({ text }) => withoutComments(text)),
    readFileSync(join(root, 'wxt.config.ts'), 'utf8'),
  ].join('\n');
  const whole = new Set([
    ...[...code.matchAll(quoted)].map(([, key = '']) => key),
    ...[...code.matchAll(inManifest)].map(([, key = '']) => key.replaceAll('_', '.')),
  ]);
  const made = [...code.matchAll(composed)].map(
    ([, before = '', after = '']) => new RegExp(`^${escaped(before)}\\w+${escaped(after)}$`),
  );
  return (key) => whole.has(key) || made.some((pattern) => pattern.test(key));
}
