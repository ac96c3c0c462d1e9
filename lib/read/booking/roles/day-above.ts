// In a plan the day stands above its bookings: where no day is bound to a booking, the last one above it is meant.
import type { SpanGroup } from './group-spans.ts';
import type { RoleSpan } from './spans.ts';

// Further above is another part of the plan.
const maxLinesAbove = 12;

const isDay = ({ role }: RoleSpan) => role === 'start-date' || role === 'end-date';
const isTime = ({ role }: RoleSpan) => role === 'start-time' || role === 'end-time';

/**
 * Opening hours have a name and times too. A booking also has its own reference, or a place of departure or arrival and
 * two times.
 */
function isSomething({ own, shared }: SpanGroup): boolean {
  const times = own.filter(isTime).length;
  const hasNumber = shared.some(({ span, isStrongest }) => isStrongest && span.role === 'reference');
  const isWay = own.some(({ role }) => role === 'from' || role === 'to');
  return times > 0 && (hasNumber || (isWay && times > 1));
}

/** The group with the day above it; unchanged where it has a day already or is no booking. */
export function withDayAbove(group: SpanGroup, spans: readonly RoleSpan[]): SpanGroup {
  const { own, shared } = group;
  if (shared.some(({ span }) => isDay(span)) || !isSomething(group)) return group;
  const top = Math.min(...own.map(({ row }) => row));
  const above = spans.filter(
    ({ role, row }) => role === 'start-date' && row <= top && row >= top - maxLinesAbove,
  );
  const day = above.toSorted((a, b) => b.row - a.row)[0];
  return day ? { own, shared: [...shared, { span: day, bond: 0, isStrongest: false }] } : group;
}
