import type { Dialect } from './dialect.ts';

/** Services that could all be the one of the document. */
export const personas = {
  /** Only what the document shows: nothing is created or read but over MCP and the lists. */
  literal: { createReply: 'absent', readOne: 'absent', updateReply: 'absent' },
  /** As most would build it today. */
  conventional: { errorShape: 'problem-json', readOne: '304', cursorLife: 'expires', mcpEra: 'modern-only' },
  /** Allowed, and unlike what anyone expects. */
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
  /** Not a service to trust. */
  hostile: {
    imageUrl: 'script',
    cursorLife: 'loop',
    answerSize: 'huge',
    issuerParameter: 'wrong',
    metadata: 'endpoints-other-host',
    mcpSchema: 'extra-required',
  },
} as const satisfies Record<string, Dialect>;
