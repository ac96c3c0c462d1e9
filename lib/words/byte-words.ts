import { language } from './words.ts';

/** 1_240_000 → "1.2 MB", 40_300 → "40 kB", in the language's notation. */
export function byteWords(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  return new Intl.NumberFormat(language(), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(value);
}
