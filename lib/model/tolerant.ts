import * as z from 'zod/mini';

/**
 * A field that the service may omit or send as null; both are read as `undefined`.
 * The API document names no required fields, so we require only ids.
 */
export const maybe = <S extends z.core.SomeType>(schema: S) =>
  z.optional(
    z.pipe(
      z.nullish(schema),
      z.transform((value) => value ?? undefined),
    ),
  );
