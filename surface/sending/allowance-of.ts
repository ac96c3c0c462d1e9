import type { AllowanceSource } from '../../components/send/allowance-source.ts';
import { askFor, type Background } from '../background-link.ts';

export const allowanceOf =
  (background: Background): AllowanceSource =>
  async () => {
    const told = await askFor(background, 'media.allowance', {});
    return (told.ok && told.value) || undefined;
  };
