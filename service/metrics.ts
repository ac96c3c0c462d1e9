// Request counts and durations in Prometheus's text format. Each process counts its own.
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** `at`: which of the two addresses was called. */
  count(request: { at: 'auth' | 'api'; method: string; status: number; seconds: number }): void;
  text(): string;
}

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function openMetrics(): Metrics {
  const counts = new Map<string, number>();
  const taken = { auth: newTimes(), api: newTimes() };
  return {
    count({ at, method, status, seconds }) {
      // An invented method would add a time series forever.
      const name = `at="${at}",method="${known.has(method) ? method : 'other'}",status="${status}"`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const times = taken[at];
      times.sum += seconds;
      times.count += 1;
      bounds.forEach((bound, index) => {
        if (seconds <= bound) times.within[index] = (times.within[index] ?? 0) + 1;
      });
    },
    text: () =>
      `${[
        '# TYPE itineraries_requests_total counter',
        ...[...counts].map(([name, count]) => `itineraries_requests_total{${name}} ${count}`),
        '# TYPE itineraries_request_seconds histogram',
        ...Object.entries(taken).flatMap(([at, times]) => timesText(at, times)),
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ].join('\n')}\n`,
  };
}

interface Times {
  within: number[];
  sum: number;
  count: number;
}
const newTimes = (): Times => ({ within: bounds.map(() => 0), sum: 0, count: 0 });

const timesText = (at: string, { within, sum, count }: Times): string[] => [
  ...bounds.map(
    (bound, index) => `itineraries_request_seconds_bucket{at="${at}",le="${bound}"} ${within[index] ?? 0}`,
  ),
  `itineraries_request_seconds_bucket{at="${at}",le="+Inf"} ${count}`,
  `itineraries_request_seconds_sum{at="${at}"} ${sum}`,
  `itineraries_request_seconds_count{at="${at}"} ${count}`,
];
