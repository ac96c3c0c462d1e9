// A ticket as it is printed, and its legs in short: what, number, route, times, reference, seat, who.

export type Tickets = Record<string, { text: string; legs: string[] }>;
