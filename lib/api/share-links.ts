// Assumed: the API document shows how to join a trip with a share link's token, but not where the token comes from.
import * as z from 'zod/mini';
import type { ApiFailure } from '../model/failure.ts';
import { OpenLink } from '../model/people.ts';
import { ok, type Result } from '../model/result.ts';
import { maybe } from '../model/tolerant.ts';
import type { Connection } from './connection.ts';
import { assumedCall, send, sendOnly } from './send.ts';

const ShareToken = z.looseObject({
  id: maybe(z.string()),
  token: z.string(),
  expiresAt: maybe(z.string()),
});
export type ShareToken = z.infer<typeof ShareToken>;
const LinkList = z.looseObject({ data: z.array(OpenLink) });

/** Anyone with the link can join in this role; from a video call, always as an editor. */
export type LinkRequest = { role: 'editor' | 'viewer' } | { sharePlay: true };

export async function makeShareLink(
  connection: Connection,
  itineraryId: string,
  wish: LinkRequest,
): Promise<Result<ShareToken, ApiFailure>> {
  const { operations, fields } = connection.profile;
  const call = assumedCall(operations.shareLink, { id: itineraryId });
  if (!call.ok) return call;
  const json = 'role' in wish ? { [fields.role]: wish.role } : wish;
  const answer = await send(connection, { ...call.value, json }, ShareToken);
  return answer.ok ? ok(answer.value.value) : answer;
}

/** The links that still work. */
export async function listShareLinks(
  connection: Connection,
  itineraryId: string,
): Promise<Result<OpenLink[], ApiFailure>> {
  const call = assumedCall(connection.profile.operations.listShareLinks, { id: itineraryId });
  if (!call.ok) return call;
  const answer = await send(connection, call.value, LinkList);
  return answer.ok ? ok(answer.value.value.data) : answer;
}

/** Nobody can join with the link any more; people who already did stay. */
export async function withdrawShareLink(
  connection: Connection,
  { itineraryId, linkId }: { itineraryId: string; linkId: string },
): Promise<Result<null, ApiFailure>> {
  const call = assumedCall(connection.profile.operations.withdrawShareLink, { id: itineraryId, linkId });
  return call.ok ? sendOnly(connection, call.value) : call;
}
