// A ticket as printed, and its legs in short: kind, number, route, times, reference, seat, passenger.

export type Tickets = Record<string, { text: string; legs: string[] }>;
