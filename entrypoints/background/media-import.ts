// Wiring: has the service read the pictures or the video of a page, or the pages of a file.
import { readAllowance } from '../../lib/api/allowance.ts';
import type { Answers } from '../../lib/browser/answer.ts';
import type { RequestMap } from '../../lib/browser/messages.ts';
import { framesOfTab } from '../../lib/browser/page-frames.ts';
import { stayAwake } from '../../lib/browser/stay-awake.ts';
import { type Frames, importFromMedia } from '../../lib/journeys/import-media.ts';
import { keepClip } from '../../lib/library/clips.ts';
import { fileOf } from '../../lib/model/base64.ts';
import { ok } from '../../lib/model/result.ts';
import { currentConnection } from './account.ts';
import { library } from './library.ts';
import { noteRefused } from './note-refused.ts';
import { rememberPage } from './page-of-clip.ts';

type Import = RequestMap['media.import'];

/** If the service does not report an allowance, nothing is blocked: the import itself reports any problem. */
export const allowance: Answers['media.allowance'] = async () => {
  const connection = await currentConnection();
  const allowance = connection && (await readAllowance(connection));
  return ok(allowance?.ok ? allowance.value : null);
};

export async function importFrames(asked: Import['ask']): Promise<Import['answer']> {
  const connection = await currentConnection();
  const clip = await stayAwake(() =>
    importFromMedia({
      connection,
      takeFrames: () => framesOf(asked),
      noteRefused: async () => {
        if (connection) await noteRefused(connection.id, 'media-import');
      },
      keep: async (made) => keepClip(await library(), made),
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    }),
  );
  if (clip.ok && 'tabId' in asked) await rememberPage(clip.value, asked.tabId);
  return clip;
}

async function framesOf(asked: Import['ask']): Promise<Frames | undefined> {
  // A page that is closed, or closed to extensions, has nothing to read.
  if ('tabId' in asked) return framesOfTab(asked.tabId).catch(() => undefined);
  const frames = asked.frames.map((base64) => fileOf(base64, 'image/jpeg'));
  return { kind: asked.kind, frames, title: asked.title, url: '' };
}
