// Pure: no browser, no network, no clock.
import { askWithBody, fieldsOf } from './http.ts';
import { askedMessage, onResult } from './mcp-message.ts';
import { type Around, makeSwitch } from './speak.ts';

const other = { name: 'weather', description: 'Says what the weather is.', inputSchema: { type: 'object' } };

/** The tool is on the second page. */
const paged = (): Around => {
  const first = onResult('tools/list', (result, asked) =>
    fieldsOf(asked.params).cursor === undefined ? { ...result, tools: [other], nextCursor: 'two' } : result,
  )();
  return async (request, next) => {
    const asked = await askedMessage(request);
    const { cursor: _, ...params } = fieldsOf(asked.params);
    if (asked.method !== 'tools/list') return next(request);
    // The service knows no second page: it is asked for its only one.
    return first(request, () => next(askWithBody(request, JSON.stringify({ ...asked, params }))));
  };
};

/** Which tools are listed. */
export const mcpTools = makeSwitch({
  gap: 'G8',
  at: 'api',
  values: { paged, none: onResult('tools/list', (result) => ({ ...result, tools: [] })) },
});
