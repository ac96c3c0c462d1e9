/** "beaufortain" → "Beaufortain"; the rest stays as it is. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
