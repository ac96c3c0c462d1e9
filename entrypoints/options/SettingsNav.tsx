// The parts of the settings, to jump to.
import {
  Database,
  Globe,
  Info,
  Keyboard,
  List,
  type LucideIcon,
  Pencil,
  Server,
  Shield,
  User,
} from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../components/parts/Icon.tsx';
import { t } from '../../lib/words/words.ts';

const icons = {
  accounts: User,
  services: Server,
  permissions: Shield,
  left: List,
  reading: Pencil,
  keys: Keyboard,
  language: Globe,
  data: Database,
  report: Info,
} as const satisfies Record<string, LucideIcon>;
export type PartName = keyof typeof icons;

export function SettingsNav({ parts }: { parts: PartName[] }) {
  const here = usePartInSight(parts);
  return (
    <nav class="settings-nav" aria-label={t('settings.title')}>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`} class="settings-jump" aria-current={part === here ? 'true' : undefined}>
              <Icon of={icons[part]} size={18} />
              {t(`settings.part.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part being read, by the scroll position. */
function usePartInSight(parts: PartName[]): PartName | undefined {
  const [here, setHere] = useState(parts[0]);
  useEffect(() => {
    const look = () => {
      const found = parts.map((part) => ({
        part,
        top: document.getElementById(part)?.getBoundingClientRect(),
      }));
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
      // The last parts cannot scroll to the top: the one that was jumped to is meant.
      const asked = parts.find((part) => location.hash === `#${part}`);
      // A part that starts in the top third of the window is the one being read.
      const begun = found.filter(({ top }) => top && top.top < innerHeight / 3);
      setHere((isAtEnd ? (asked ?? parts.at(-1)) : begun.at(-1)?.part) ?? parts[0]);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [parts.join()]);
  return here;
}
