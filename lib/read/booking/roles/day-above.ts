// The day of a plan stands above what is booked for it: where no day is bound to a booking, the last one above it is meant.
import type { SpanGroup } from './group-spans.ts';
import type { RoleSpan } from './spans.ts';

// What is told further above is another part of the plan.
const maxLinesAbove = 12;

const isDay = ({ role }: RoleSpan) => role === 'start-date' || role === 'end-date';
const isTime = ({ role }: RoleSpan) => role === 'start-time' || role === 'end-time';

/** The group with the day above it; as it is where it has one, or no time. */
export function withDayAbove(group: SpanGroup, spans: readonly RoleSpan[]): SpanGroup {
  const { own, shared } = group;
  if (shared.some(({ span }) => isDay(span)) || !own.some(isTime)) return group;
  const top = Math.min(...own.map(({ row }) => row));
  const above = spans.filter(
    ({ role, row }) => role === 'start-date' && row <= top && row >= top - maxLinesAbove,
  );
  const day = above.toSorted((a, b) => b.row - a.row)[0];
  return day ? { own, shared: [...shared, { span: day, bond: 0, isMost: false }] } : group;
}
