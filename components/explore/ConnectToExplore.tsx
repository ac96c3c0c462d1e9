// Explore without an account: what it is, why it needs one, and a button to connect.
import { ExternalLink } from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RouteStrip } from '../parts/RouteStrip.tsx';
import type { ExploreActions, ExploreView } from './explore-view.ts';
import { ProblemBanner } from './ProblemBanner.tsx';

interface Props {
  view: ExploreView;
  actions: ExploreActions;
}

export function ConnectToExplore({ view: { isConnecting, problem }, actions }: Props) {
  return (
    <div class="explore-empty">
      <RouteStrip />
      <h2 class="explore-empty-title">{t('explore.connect.title')}</h2>
      <p class="lead">{t('explore.connect.text')}</p>
      <p class="explore-note">{t('explore.connect.sent')}</p>
      {problem && <ProblemBanner failure={problem} actions={actions} onTryAgain={actions.onConnect} />}
      <p class="explore-empty-ways">
        <Button id="connect" kind="primary" busy={isConnecting} onPress={actions.onConnect}>
          {t('explore.connect.button')}
          <Icon of={ExternalLink} size={18} />
        </Button>
      </p>
    </div>
  );
}
