/** Thrown to end the connection without any answer. */
export class Dropped extends Error {
  constructor() {
    super('The connection was dropped on purpose.');
  }
}
