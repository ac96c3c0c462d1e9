import type { AllowanceSource } from '../../components/send/allowance-source.ts';
import { askFor, type Background } from '../background-link.ts';

export const allowanceOf =
  (background: Background): AllowanceSource =>
  async () => {
    const allowance = await askFor(background, 'media.allowance', {});
    return (allowance.ok && allowance.value) || undefined;
  };
