// Save, like, follow, publish: the lists of 4.6 and 4.7 speak of them, so the profile assumes how they are done.
import type { ApiFailure } from '../model/failure.ts';
import type { ServiceProfile } from '../model/profile.ts';
import type { Result } from '../model/result.ts';
import { conditional, type ItineraryAnswer, type Version } from './conditional.ts';
import type { Connection } from './connection.ts';
import { assumedCall, sendOnly } from './send.ts';

type Operation = keyof ServiceProfile['operations'];

/** Done twice, it is the same as once: it may be sent again. */
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

/** To Explore, for everyone to see. */
export const publishItinerary = share('publish');
export const unpublishItinerary = share('unpublish');
