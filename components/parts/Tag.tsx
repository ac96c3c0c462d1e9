import type { LucideIcon } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import './tag.css';

export interface TagLook {
  tone: 'neutral' | 'accent' | 'ok' | 'doubt' | 'error';
  word: string;
  icon?: LucideIcon;
}

export function Tag({ tone, word, icon }: TagLook) {
  return (
    <span class={`tag tag-${tone}`}>
      {icon && <Icon of={icon} size={14} />}
      {word}
    </span>
  );
}
