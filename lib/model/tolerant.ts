import * as z from 'zod/mini';

/**
 * A field that the service may leave out or send as null; both read as `undefined`.
 * The service's document names no required fields, so only ids are insisted on.
 */
export const maybe = <S extends z.core.SomeType>(schema: S) =>
  z.optional(
    z.pipe(
      z.nullish(schema),
      z.transform((value) => value ?? undefined),
    ),
  );
