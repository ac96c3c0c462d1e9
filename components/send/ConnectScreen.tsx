// Before the sign-in: what Wayclip will ask for, and what it will not.
import { ExternalLink, Eye, FileText, Lock, type LucideIcon, Pencil } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Surface } from '../frame/Surface.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LeavingList, leavingWords } from './LeavingList.tsx';
import { ServiceChoice } from './ServiceChoice.tsx';
import { useSendOptions } from './send-options.ts';
import './connect-screen.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  header: ComponentChildren;
  /** The service's sign-in page is open. */
  isSigningIn: boolean;
  onConnect: () => void;
  onNotNow: () => void;
}

interface Line {
  icon: LucideIcon;
  name: string;
  why: string;
}

const asked = (): Line[] => [
  { icon: Eye, name: t('connect.see'), why: t('connect.seeWhy') },
  { icon: Pencil, name: t('connect.change'), why: t('connect.changeWhy') },
];
const notAsked = (): Line[] => [
  { icon: FileText, name: t('connect.documents'), why: t('connect.documentsWhy') },
  { icon: Lock, name: t('connect.password'), why: t('connect.passwordWhy') },
];

export function ConnectScreen({ header, isSigningIn, onConnect, onNotNow }: Props) {
  const options = useSendOptions();
  const hasNoService = options?.services?.length === 0;
  return (
    <Surface
      screen="connect"
      header={header}
      footer={<ConnectButtons isSigningIn={isSigningIn} onConnect={onConnect} onNotNow={onNotNow} />}
    >
      <div class="connect">
        <h1 class="title" tabIndex={-1}>
          {t('connect.title')}
        </h1>
        <p class="lead">{t('connect.text')}</p>
        {options?.leaving && !hasNoService && (
          <p class="connect-sum">{t('leaves.sum', { what: leavingWords(options.leaving) })}</p>
        )}
        {isSigningIn && (
          <Banner tone="info" title={t('connect.isOpen')}>
            {t('connect.goOnThere')}
          </Banner>
        )}
        {hasNoService && <Banner tone="info">{t('services.none')}</Banner>}
        <ServiceChoice />
        <Lines title={t('connect.asks')} lines={asked()} tone="asked" />
        <Lines title={t('connect.asksNot')} lines={notAsked()} tone="not-asked" />
        {options?.leaving && (
          <section class="connect-part">
            <h2 class="connect-heading">{t('leaves.heading')}</h2>
            <LeavingList leaving={options.leaving} />
            <p class="connect-why">{t('leaves.stays')}</p>
          </section>
        )}
      </div>
    </Surface>
  );
}

function ConnectButtons({ isSigningIn, onConnect, onNotNow }: Omit<Props, 'header'>) {
  const options = useSendOptions();
  return (
    <>
      {options?.services?.length === 0 ? (
        <Button id="name-service" kind="primary" onPress={options.onNameService}>
          {t('leaves.nameService')}
        </Button>
      ) : (
        <Button id="connect" kind="primary" busy={isSigningIn} onPress={onConnect}>
          {t('connect.button')}
          <Icon of={ExternalLink} size={18} />
        </Button>
      )}
      <Button id="not-now" kind="quiet" onPress={onNotNow}>
        {t('connect.notNow')}
      </Button>
    </>
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
