// The nine axes that the document leaves open: our client on every pair of their values.
import { expect, test } from 'vitest';
import { readDialect, type SwitchName, switches } from '../../../service/dialects/dialect.ts';
import { type Steps, shortSteps, travel, usual } from './journeys.ts';
import { type Axes, type Combination, pairsOf, pairwise } from './pairs.ts';
import type { ClientWorld } from './world.ts';
import { worldOfTests } from './world-of-tests.ts';

const asIs = 'default';
const names: SwitchName[] = [
  'errorShape',
  'conflictStatus',
  'etagSource',
  'etagSyntax',
  'pageEnd',
  'mcpEra',
  'mcpReply',
  'mcpSchema',
  'rotation',
];
const axes: Axes = Object.fromEntries(
  names.map((name) => [name, [asIs, ...Object.keys(switches[name].values)]]),
);
const rows = pairwise(axes);

/**
 * A server of another protocol era refuses before any request; a tool whose schema cannot be followed is not called; an
 * answer that breaks off is no answer.
 */
function expected({ mcpEra, mcpReply, mcpSchema = '' }: Combination): Steps {
  if (mcpEra === 'unsupported-version') return { create: 'refused' };
  if (mcpReply === 'sse-cut') return { create: 'service-silent' };
  if (['extra-required', 'remote-ref', 'huge'].includes(mcpSchema))
    return { create: 'service-not-understood: tool-unclear' };
  return Object.fromEntries(shortSteps.map((name) => [name, usual[name] ?? '']));
}

const world = await worldOfTests();

test('every two values of any two axes meet', () => {
  const met = new Set(rows.flatMap((row) => pairsOf(row, names)));
  const wanted = names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => (axes[one]?.length ?? 0) * (axes[other]?.length ?? 0)),
  );
  expect(met.size).toBe(wanted.reduce((sum, count) => sum + count, 0));
});

test.each(rows.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
  const set = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== asIs));
  const dialect = readDialect(set);
  if (!dialect) throw new Error('There is no such dialect.');
  // A service that does not reveal its next refresh token leaves the account with an old one, so that account is used
  // only once.
  const isLost = row.rotation === 'same-token' || row.rotation === 'none-returned';
  const used = isLost ? await openOther(world) : world;
  await world.control.speak(dialect);
  used.wearOut();
  const { steps, id } = await travel(used.speaking({ createVia: 'mcp' }), shortSteps);
  await world.control.speak({});
  await world.remove(id);
  expect(steps).toEqual(expected(row));
});

/** The same traveller, connected again. */
async function openOther({ traveller, speakingAs }: ClientWorld) {
  const { id } = await traveller.connected();
  return speakingAs(id);
}

function titleOf(row: Combination): string {
  const set = Object.entries(row).filter(([, value]) => value !== asIs);
  return set.length === 0 ? 'nothing set' : set.map(([name, value]) => `${name}=${value}`).join(' ');
}
