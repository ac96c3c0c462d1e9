import type { Dialect } from './dialect.ts';

/** Sets of switches, each a service that could be the one in the document. */
export const personas = {
  /** Only what the document shows: itineraries are created and read only over MCP and the lists. */
  literal: { createReply: 'absent', readOne: 'absent', updateReply: 'absent' },
  /** As most would build it today. */
  conventional: { errorShape: 'problem-json', readOne: '304', cursorLife: 'expires', mcpEra: 'modern-only' },
  /** Allowed, but unlike what anyone expects. */
  awkward: {
    conflictStatus: '409',
    errorShape: 'flat',
    errorCase: 'snake',
    etagSyntax: 'weak',
    etagSource: 'none',
    pageEnd: 'last-page-empty',
    pageSize: 'of-10',
    fields: 'nulls',
    rotation: 'strict-kills-family',
    registration: 'strict',
    mcpEra: 'legacy-session',
    mcpReply: 'sse-split-chunks',
    mcpSchema: 'wrapped-draft',
    mcpResult: 'text-only',
  },
  /** A service that cannot be trusted. */
  hostile: {
    imageUrl: 'script',
    cursorLife: 'loop',
    answerSize: 'huge',
    issuerParameter: 'wrong',
    metadata: 'endpoints-other-host',
    mcpSchema: 'extra-required',
  },
} as const satisfies Record<string, Dialect>;
