import type * as z from 'zod/mini';
import type { ProblemCode } from '../api/problem.ts';
import type { Scope } from '../oauth/scopes.ts';

/** Schemas that several operations share, by name. */
export type SharedShape =
  | 'Itinerary'
  | 'NewItinerary'
  | 'SummaryPage'
  | 'ImportResult'
  | 'DocumentDetails'
  | 'Problem'
  | 'OAuthError';

export type Shape = SharedShape | z.core.$ZodType;

export interface Operation {
  method: 'get' | 'put' | 'post' | 'patch' | 'delete';
  /** As in the document: "/v1/itineraries/{id}" */
  path: string;
  summary: string;
  /** The section of the service's document; an operation without one is assumed. */
  section?: string;
  /** Which of the two origins it is on; the API by default. */
  at?: 'auth';
  /** The scope that the token needs; 'token' for any valid token; without it, no token is needed. */
  needs?: Scope | 'token';
  isAppsOnly?: boolean;
  /** A write that requires If-Match. */
  isConditional?: boolean;
  query?: z.core.$ZodType;
  headers?: Record<string, string>;
  body?: Shape | { types: string[]; orJson?: z.core.$ZodType; isOptional?: boolean };
  form?: Record<string, string>;
  /** The status of success and what is returned with it. */
  answer: { status: number; shape?: Shape; types?: string[]; words?: string };
  problems?: readonly ProblemCode[];
  /** The authorization server's error answers, by status. */
  oauthErrors?: Record<number, string>;
}
