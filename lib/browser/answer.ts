// The background's end of the messages. Only the extension's own pages are answered, and only well-formed questions.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Seen } from '../edit/clash.ts';
import { Edit } from '../edit/edit.ts';
import { Capture } from '../model/capture.ts';
import { Draft } from '../model/draft.ts';
import type { OwnFault } from '../model/failure.ts';
import { listFilters } from '../model/listed.ts';
import { fail } from '../model/result.ts';
import { WantedWords } from '../model/wanted-words.ts';
import { noteFault } from './fault-ledger.ts';
import type { AskName, Asks, News } from './messages.ts';
import { messenger } from './transport.ts';

const nothing = z.strictObject({});
const aClip = z.strictObject({ clipId: z.uuid() });
const aTrip = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(500)) });

/** The shape of each question. A message from a content script could hold anything. */
const questions: { [N in AskName]: z.ZodMiniType<Asks[N]['ask']> } = {
  'clip.page': z.strictObject({ tabId: z.int(), anyway: z.optional(z.boolean()) }),
  'clip.sample': z.strictObject({ capture: Capture }),
  'clip.open': aClip,
  'clip.list': nothing,
  'clip.send': aClip,
  'clip.steer': z.strictObject({
    clipId: z.uuid(),
    to: z.enum(['pause', 'cancel', 'keep-mine', 'keep-theirs']),
  }),
  'clip.edit': z.strictObject({
    clipId: z.uuid(),
    edit: Edit,
    task: z.optional(z.string()),
    seen: z.optional(Seen),
  }),
  'clip.walk': z.strictObject({
    clipId: z.uuid(),
    go: z.enum(['undo', 'redo']),
    revision: z.int(),
    task: z.optional(z.string()),
  }),
  'clip.start': z.strictObject({ tabId: z.int(), text: z.optional(z.string()) }),
  'clip.paste': z.strictObject({ clipId: z.uuid(), dayId: z.string(), text: z.string() }),
  'clip.import': z.strictObject({ text: z.string() }),
  'booking.add': z.strictObject({ booking: Draft, title: z.string(), clipId: z.optional(z.uuid()) }),
  'place.find': z.strictObject({ name: z.string() }),
  'clip.since': z.strictObject({ clipId: z.uuid(), take: z.boolean() }),
  'words.show': z.strictObject({ clipId: z.uuid(), wanted: WantedWords, fromPage: z.boolean() }),
  'pictures.copy': z.strictObject({
    clipId: z.uuid(),
    srcs: z.array(z.string()).check(z.maxLength(60)),
    fromScreen: z.optional(z.boolean()),
  }),
  'connection.open': z.strictObject({ id: z.optional(z.string()) }),
  'media.import': z.union([
    z.strictObject({ tabId: z.int() }),
    z.strictObject({ frames: z.array(z.string()).check(z.maxLength(12)), title: z.string() }),
  ]),
  'connection.list': nothing,
  'connection.choose': z.strictObject({ id: z.string() }),
  'connection.rename': z.strictObject({ id: z.string(), name: z.string().check(z.maxLength(200)) }),
  'connection.connect': z.strictObject({
    thenSend: z.optional(z.uuid()),
    accountId: z.optional(z.string()),
    isNew: z.optional(z.boolean()),
    serviceId: z.optional(z.string()),
  }),
  'connection.adopt': z.strictObject({ serviceId: z.string() }),
  'connection.disconnect': z.strictObject({ id: z.optional(z.string()) }),
  'data.forget': nothing,
  'explore.page': z.strictObject({
    text: z.string().check(z.maxLength(200)),
    isFollowing: z.boolean(),
    // The service's own, whatever it is; more than this fits in no address.
    cursor: z.optional(z.string().check(z.maxLength(8000))),
    isAlone: z.optional(z.boolean()),
  }),
  'explore.trip': aTrip,
  'explore.save': z.strictObject({ ...aTrip.shape, isSaved: z.boolean() }),
  'explore.saved': nothing,
  'explore.draft': aTrip,
  'library.sync': z.strictObject({ filter: z.enum(listFilters), isWhole: z.optional(z.boolean()) }),
  'library.open': aTrip,
  'library.image': z.strictObject({
    seen: z.strictObject({
      ...aTrip.shape,
      etag: z.optional(z.string()),
      days: z.array(z.strictObject({ id: z.optional(z.string()), imageURL: z.optional(z.string()) })),
    }),
    change: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('set'),
        dayId: z.string(),
        picture: z.optional(z.base64()),
        words: z.optional(z.string().check(z.maxLength(200))),
      }),
      z.strictObject({ kind: z.literal('remove'), dayId: z.string() }),
      z.strictObject({ kind: z.literal('remove-cover') }),
    ]),
  }),
  'clip.remove': z.strictObject({ ...aClip.shape, isBack: z.optional(z.boolean()) }),
  'library.tidy': nothing,
  'explore.picture': z.strictObject({ address: z.url().check(z.maxLength(4000)) }),
};

export type Answers = { [N in AskName]: (question: Asks[N]['ask']) => Promise<Asks[N]['answer']> };

interface Sender {
  id?: string;
  url?: string;
  origin?: string;
}

/** A content script has our id too, but the page's origin: the address of the asking document decides. */
export function isOwnPage(sender: Sender): boolean {
  const own = browser.runtime.getURL('/').replace(/\/$/, '');
  if (sender.id !== browser.runtime.id || !sender.url?.startsWith(`${own}/`)) return false;
  return sender.origin === undefined || sender.origin === own;
}

export function answerAsks(answers: Answers): void {
  for (const name of Object.keys(questions) as AskName[]) {
    // The map ties each name to its own handler; a loop over all of them cannot say so.
    answerOne(name, answers[name] as (question: unknown) => Promise<unknown>);
  }
}

function answerOne(name: AskName, answer: (question: unknown) => Promise<unknown>) {
  const guarded = async (message: { data: unknown; sender: Sender }) => {
    if (!isOwnPage(message.sender)) throw new Error('Not for you.');
    const question = z.safeParse(questions[name], message.data);
    if (!question.success) throw new Error(`Not a question: ${name}`);
    try {
      const answered = await answer(question.data);
      noteFault(name, answered).catch((thrown) => console.warn('Not noted:', thrown));
      return answered;
    } catch (thrown) {
      return fail(ownFault(name, thrown));
    }
  };
  messenger.onMessage(name, guarded as never);
}

/** What a bug leaves in the report: the kind of error and where in our code, never page text. */
function ownFault(name: AskName, thrown: unknown): OwnFault {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s*(at |\S+@)/.test(line));
  return { kind: 'own-fault', report: [`${name}: ${error.name}`, ...frames.slice(0, 6)].join('\n') };
}

/** Tells every open page; nobody listening is not a failure. */
export async function tell<N extends keyof News>(name: N, news: News[N]): Promise<void> {
  try {
    await messenger.sendMessage(name, ...([news] as never));
  } catch (thrown) {
    const isNobodyThere = /Receiving end does not exist|Could not establish|No response/.test(String(thrown));
    if (!isNobodyThere) throw thrown;
  }
}
