// Before the sign-in: what Wayclip will ask for, and what it will not.
import { ExternalLink, Eye, FileText, Lock, type LucideIcon, Pencil } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Surface } from './Surface.tsx';
import './connect-screen.css';

interface Props {
  header: ComponentChildren;
  /** The service's own page is open and waits for the traveller. */
  isSigningIn: boolean;
  onConnect: () => void;
  onNotNow: () => void;
}

interface Line {
  icon: LucideIcon;
  name: string;
  why: string;
}

const asked: Line[] = [
  {
    icon: Eye,
    name: 'See your itineraries and search Explore',
    why: 'To offer the right trip when you add a booking',
  },
  { icon: Pencil, name: 'Create and change itineraries', why: 'Only for a draft you press Send on' },
];
const notAsked: Line[] = [
  { icon: FileText, name: 'Your documents', why: 'Not their names, not their contents' },
  { icon: Lock, name: 'Your password', why: 'You type it on the service’s own page' },
];

export function ConnectScreen({ header, isSigningIn, onConnect, onNotNow }: Props) {
  const footer = (
    <>
      <Button id="connect" kind="primary" busy={isSigningIn} onPress={onConnect}>
        Connect account
        <Icon of={ExternalLink} size={18} />
      </Button>
      <Button id="not-now" kind="quiet" onPress={onNotNow}>
        Not now
      </Button>
    </>
  );
  return (
    <Surface screen="connect" header={header} footer={footer}>
      <div class="connect">
        <h1 class="title" tabIndex={-1}>
          Connect your itineraries
        </h1>
        <p class="lead">
          So a draft can go straight to your account, and a booking can join a trip you already have.
        </p>
        {isSigningIn && (
          <Banner tone="info" title="The sign-in page is open">
            Go on there. Your draft is kept here.
          </Banner>
        )}
        <Lines title="Wayclip will ask to" lines={asked} tone="asked" />
        <Lines title="Wayclip will not ask for" lines={notAsked} tone="not-asked" />
      </div>
    </Surface>
  );
}

function Lines({ title, lines, tone }: { title: string; lines: Line[]; tone: 'asked' | 'not-asked' }) {
  return (
    <section class={`connect-part connect-${tone}`}>
      <h2 class="connect-heading">{title}</h2>
      <ul>
        {lines.map(({ icon, name, why }) => (
          <li key={name} class="connect-line">
            <Icon of={icon} />
            <span>
              <span class="connect-name">{name}</span>
              <span class="connect-why">{why}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
