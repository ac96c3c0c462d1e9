/** No answer at all: the connection ends. */
export class Dropped extends Error {
  constructor() {
    super('The connection was dropped on purpose.');
  }
}
