// One row of the contract: a line of the service's document, and how to check it.
import { expect } from 'vitest';
import type { World } from './world.ts';

export interface Row {
  /** Section of the document: "4.2", or "5.1" for the first point of section 5. */
  section: string;
  /** "4.2 set a day image: stale If-Match → itineraryModified" */
  name: string;
  path: 'good' | 'bad';
  run(world: World): Promise<unknown>;
}

type Run = Row['run'];

/** Makes the rows of one section: what the document promises, and what it refuses. */
export function section(number: string, what: string) {
  const make =
    (path: Row['path']) =>
    (says: string, run: Run): Row => ({
      section: number,
      name: `${number} ${what}: ${says}`,
      path,
      run,
    });
  return { good: make('good'), bad: make('bad') };
}

/** "412 itineraryModified"; also checks that the error has the one shape and reveals nothing internal. */
export async function refusal(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer;
  const body = await response.json();
  expect(Object.keys(body)).toEqual(['error']);
  expect(body.error).toEqual({ code: expect.any(String), message: expect.stringMatching(/\S/) });
  expect(JSON.stringify(body)).not.toMatch(/at .*\.(ts|js)|node_modules|drizzle|insert into/i);
  return `${response.status} ${body.error.code}`;
}
