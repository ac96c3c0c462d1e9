// Save, like, follow and publish. The lists of 4.6 and 4.7 mention them, but how they are done is assumed by the profile.
import type { ApiFailure } from '../model/failure.ts';
import type { ServiceProfile } from '../model/profile.ts';
import type { Result } from '../model/result.ts';
import { conditional, type ItineraryAnswer, type Version } from './conditional.ts';
import type { Connection } from './connection.ts';
import { assumedCall, sendOnly } from './send.ts';

type Operation = keyof ServiceProfile['operations'];

/** Idempotent, so it may be repeated. */
const mark =
  (operation: Operation) =>
  async (connection: Connection, id: string): Promise<Result<null, ApiFailure>> => {
    const call = assumedCall(connection.profile.operations[operation], { id });
    return call.ok ? sendOnly(connection, { ...call.value, repeat: 'safe' }) : call;
  };

export const saveItinerary = mark('save');
export const unsaveItinerary = mark('unsave');
export const likeItinerary = mark('like');
export const unlikeItinerary = mark('unlike');
/** By the traveller's id. */
export const followTraveller = mark('follow');
export const unfollowTraveller = mark('unfollow');

const share =
  (operation: Operation) =>
  async (connection: Connection, version: Version): ItineraryAnswer => {
    const call = assumedCall(connection.profile.operations[operation], { id: version.id });
    return call.ok ? conditional(connection, version, call.value) : call;
  };

/** Publishes to Explore, for everyone to see. */
export const publishItinerary = share('publish');
export const unpublishItinerary = share('unpublish');
