import * as z from 'zod/mini';
import { Account, NewReport } from '../api/account.ts';
import { Details, NewName } from '../api/documents.ts';
import { Joining, NewLink } from '../api/people.ts';
import { Body as MediaImport } from '../imports/frames.ts';
import { ReminderSettings } from '../travellers/reminders.ts';
import type { Operation } from './operation.ts';

const empty = { status: 204 } as const;

const Role = z.enum(['editor', 'viewer']);
const Companion = z.object({
  userId: z.uuid(),
  name: z.string(),
  role: z.enum(['owner', 'editor', 'viewer']),
});
const OpenLink = z.object({
  id: z.string(),
  role: Role,
  sharePlay: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

/** The operations reserved for the service's own apps, documented and assumed. */
const forOwnApp: Operation[] = [
  {
    method: 'post',
    path: '/v1/imports/media',
    section: '4.5',
    summary: 'Read an itinerary out of still frames of a video, an album or a PDF',
    needs: 'token',
    headers: {
      'Idempotency-Key': 'A UUID. The same key with the same body replays the first answer.',
    },
    body: MediaImport,
    answer: { status: 200, shape: 'ImportResult' },
    problems: [
      'invalidRequest',
      'subscriptionRequired',
      'idempotencyKeyInUse',
      'idempotencyKeyReused',
      'payloadTooLarge',
      'nothingRead',
      'allowanceUsedUp',
    ],
  },
  {
    method: 'put',
    path: '/v1/app/library/{id}/documents/{documentId}',
    section: '4.8',
    summary: 'Save a document’s details',
    needs: 'documents:write',
    body: Details,
    answer: { status: 200, shape: 'DocumentDetails' },
    problems: ['invalidRequest', 'itineraryNotFound', 'readOnly'],
  },
  {
    method: 'post',
    path: '/v1/people/{userId}/reports',
    section: '4.9',
    summary: 'Report a traveller',
    needs: 'token',
    body: NewReport,
    answer: empty,
    problems: ['invalidRequest', 'personNotFound'],
  },
  {
    method: 'post',
    path: '/v1/itineraries/{id}/people',
    section: '4.10',
    summary: 'Add someone, or join with the token of a link or of a call',
    needs: 'itineraries:write',
    body: Joining,
    answer: empty,
    problems: ['invalidRequest', 'itineraryNotFound', 'ownerOnly', 'personNotFound', 'invalidShareToken'],
  },
  {
    method: 'patch',
    path: '/v1/account/reminder-preferences',
    section: '4.11',
    summary: 'Change your reminder preferences: only what is sent',
    needs: 'token',
    body: ReminderSettings,
    answer: empty,
    problems: ['invalidRequest'],
  },
  {
    method: 'get',
    path: '/v1/account/reminder-preferences',
    summary: 'Read your reminder preferences',
    needs: 'token',
    answer: { status: 200, shape: ReminderSettings },
  },
  {
    method: 'get',
    path: '/v1/account',
    summary: 'Your plan, and how many imports of this billing period are used',
    needs: 'token',
    answer: { status: 200, shape: Account },
  },
  {
    method: 'post',
    path: '/v1/itineraries/{id}/share-links',
    summary: 'Make a link, or a call’s token, with which others may join',
    needs: 'itineraries:write',
    body: NewLink,
    answer: {
      status: 201,
      shape: z.object({
        id: z.string(),
        token: z.string(),
        role: z.enum(['editor', 'viewer']),
        sharePlay: z.boolean(),
        expiresAt: z.iso.datetime(),
      }),
    },
    problems: ['invalidRequest', 'itineraryNotFound', 'ownerOnly'],
  },
  {
    method: 'get',
    path: '/v1/itineraries/{id}/people',
    summary: 'Who sees or edits an itinerary, its owner first',
    needs: 'itineraries:read',
    answer: { status: 200, shape: z.object({ data: z.array(Companion) }) },
    problems: ['itineraryNotFound'],
  },
  {
    method: 'delete',
    path: '/v1/itineraries/{id}/people/{userId}',
    summary: 'Send someone away, or leave',
    needs: 'itineraries:write',
    answer: empty,
    problems: ['itineraryNotFound', 'ownerOnly', 'personNotFound'],
  },
  {
    method: 'get',
    path: '/v1/itineraries/{id}/share-links',
    summary: 'Links that are open; never what opens them',
    needs: 'itineraries:write',
    answer: { status: 200, shape: z.object({ data: z.array(OpenLink) }) },
    problems: ['itineraryNotFound', 'ownerOnly'],
  },
  {
    method: 'delete',
    path: '/v1/itineraries/{id}/share-links/{linkId}',
    summary: 'Withdraw a link; who joined with it stays',
    needs: 'itineraries:write',
    answer: empty,
    problems: ['itineraryNotFound', 'ownerOnly', 'invalidShareToken'],
  },
  {
    method: 'get',
    path: '/v1/app/library/{id}/documents/{documentId}/file',
    summary: 'The file of one of your documents',
    needs: 'documents:read',
    answer: { status: 200, types: ['application/octet-stream'] },
    problems: ['itineraryNotFound', 'documentNotFound'],
  },
  {
    method: 'post',
    path: '/v1/app/documents',
    summary: 'Store the file of a document',
    needs: 'documents:write',
    body: { types: ['application/octet-stream'] },
    answer: { status: 201, shape: z.object({ storagePath: z.string() }) },
    problems: ['invalidRequest', 'payloadTooLarge'],
  },
];

const DocumentNames = z.object({ id: z.uuid(), name: z.optional(z.string()), kind: z.optional(z.string()) });
const aDocument = '/v1/itineraries/{id}/documents/{documentId}';

const documents: Operation[] = [
  {
    method: 'get',
    path: '/v1/itineraries/{id}/documents',
    summary: 'Names and kinds of your documents on an itinerary, never what is in them',
    needs: 'documents:read',
    answer: { status: 200, shape: z.object({ data: z.array(DocumentNames) }) },
    problems: ['itineraryNotFound'],
  },
  {
    method: 'patch',
    path: aDocument,
    summary: 'Rename a document',
    needs: 'documents:write',
    body: NewName,
    answer: { status: 200, shape: DocumentNames },
    problems: ['invalidRequest', 'documentNotFound'],
  },
  {
    method: 'delete',
    path: aDocument,
    summary: 'Delete a document',
    needs: 'documents:write',
    answer: empty,
    problems: ['documentNotFound'],
  },
];

export const appOperations: Operation[] = [
  ...forOwnApp.map((operation) => ({ ...operation, isAppsOnly: true })),
  ...documents,
];
