import type * as z from 'zod/mini';
import type { ProblemCode } from '../api/problem.ts';
import type { Scope } from '../oauth/scopes.ts';

/** The shapes that several operations share, by name. */
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
  /** Of the service's document; one without it is assumed. */
  section?: string;
  /** On which of the two addresses; the API unless told. */
  at?: 'auth';
  /** The scope that the token needs; 'token' for any live one; without it anyone may ask. */
  needs?: Scope | 'token';
  isAppsOnly?: boolean;
  /** A write that is made from the version last read. */
  isConditional?: boolean;
  query?: z.core.$ZodType;
  headers?: Record<string, string>;
  body?: Shape | { types: string[]; orJson?: z.core.$ZodType; isOptional?: boolean };
  form?: Record<string, string>;
  /** Status and what comes with it. */
  answer: { status: number; shape?: Shape; types?: string[]; words?: string };
  problems?: readonly ProblemCode[];
  /** What the authorization server says no with, by status. */
  oauthErrors?: Record<number, string>;
}
