// The extension's messages where no browser provides them: in tests and on the command line.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { speak } from '../lib/words/words.ts';
import { projectRoot } from './build-extension.ts';

const fileOf = (name: string): string => join(projectRoot, 'locales', `${name}.yml`);

// Tests that share a process set English before each file; the catalogue need not be read a hundred times.
const catalogues = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** The messages of `locales/<name>.yml`, by key. */
export function messagesOf(name: string): Promise<ReadonlyMap<string, string>> {
  const messages = catalogues.get(name) ?? readMessages(name);
  catalogues.set(name, messages);
  return messages;
}

async function readMessages(name: string): Promise<ReadonlyMap<string, string>> {
  const parsed = await parseMessagesFile(fileOf(name));
  const own = parsed.filter(({ key }) => !key[0]?.startsWith('@@'));
  return new Map(own.map((entry) => [entry.key.join('.'), 'message' in entry ? entry.message : '']));
}

/** ('en-GB') uses `locales/en.yml`, with British dates and lists; 'zh-CN' has its own catalogue. */
export async function speakFrom(language: string): Promise<void> {
  const own = language.replace('-', '_');
  const name = existsSync(fileOf(own)) ? own : (language.split('-')[0] ?? language);
  speak({ language, messages: await messagesOf(name) });
}
