import * as z from 'zod/mini';

export const isId = (text: string): boolean => z.safeParse(z.uuid(), text).success;
