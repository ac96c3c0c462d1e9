// A notice, with what can be done about it. At most one per screen; the most serious wins.
import { CircleAlert, CircleCheck, CloudOff, Image, Info, type LucideIcon } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { Icon } from './Icon.tsx';
import './banner.css';

export type Tone = 'info' | 'doubt' | 'ok' | 'error';

const toneIcons: { [T in Tone]: LucideIcon } = {
  info: Info,
  doubt: CircleAlert,
  ok: CircleCheck,
  error: CloudOff,
};
export const pictureIcon = Image;

export interface BannerAction {
  label: string;
  onPress: () => void;
}

interface Props {
  tone: Tone;
  title?: string;
  children: ComponentChildren;
  actions?: BannerAction[];
  /** Replaces the icon of the tone. */
  icon?: LucideIcon;
  /** In a low window only the title shows at first, with a button for the rest. */
  isBrief?: boolean;
}

export function Banner({ tone, title, children, actions = [], icon, isBrief = false }: Props) {
  const [isWhole, setWhole] = useState(!isBrief);
  return (
    <div class={`banner banner-${tone}${isWhole ? '' : ' banner-brief'}`}>
      <Icon of={icon ?? toneIcons[tone]} />
      <div class="banner-words">
        {title && <p class="banner-title">{title}</p>}
        <p class="banner-text">{children}</p>
        {actions.length > 0 && (
          <p class="banner-actions">
            {actions.map(({ label, onPress }) => (
              <button key={label} type="button" class="link" onClick={onPress}>
                {label}
              </button>
            ))}
          </p>
        )}
      </div>
      {isBrief && (
        <button
          type="button"
          class="link banner-more"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'quote.less' : 'quote.more')}
        </button>
      )}
    </div>
  );
}
