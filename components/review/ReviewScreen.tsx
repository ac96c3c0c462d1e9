// The draft before it is sent: its title, its days, and the stops of one of them.
import { Info } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Clip } from '../../lib/model/clip.ts';
import { type DayPictures, DaysPart } from '../day/DaysPart.tsx';
import { useEditing } from '../editing/editing.ts';
import { UndoToast } from '../editing/UndoToast.tsx';
import { useTakeAlong } from '../export/take-along.ts';
import { Surface } from '../frame/Surface.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { LateLabel } from '../parts/LateLabel.tsx';
import { chosenOf, useSendOptions } from '../send/send-options.ts';
import { CheckPill } from './CheckPill.tsx';
import { DraftTitle } from './DraftTitle.tsx';
import { ExpenseList } from './ExpenseList.tsx';
import { PackingList } from './PackingList.tsx';
import { nextDoubt, partsOf, type ReviewView } from './review-view.ts';
import { Tabs } from './Tabs.tsx';
import { TaskScreen } from './TaskScreen.tsx';
import './review-screen.css';
import './small-window.css';
import './low-window.css';
import './narrow-window.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  header: ComponentChildren;
  clip: Clip;
  view: ReviewView;
  onView: (view: ReviewView) => void;
  onSend: () => void;
  /** Sending was requested and is about to begin. */
  isStarting: boolean;
  /** A notice about the draft, shown above it. */
  notice?: ComponentChildren;
  pictures?: DayPictures;
}

export function ReviewScreen({ header, clip, view, onView, onSend, isStarting, notice, pictures }: Props) {
  const { draft, source } = clip;
  const aboveDraft = notice || aboutReading(source);
  const editing = useEditing();
  const parts = partsOf(draft, editing !== undefined);
  const { goTo, ref } = useStopFocus(view.openStop);
  const onNext = () => {
    goTo();
    onView(nextDoubt(draft, view));
  };
  const pill = <CheckPill many={draft.questions.length} onNext={onNext} />;
  if (editing && view.task)
    return <TaskScreen header={header} clip={clip} task={view.task} editing={editing} />;
  return (
    <Surface
      screen="review"
      header={header}
      toast={<UndoToast />}
      footer={<ReviewFooter clip={clip} onSend={onSend} isStarting={isStarting} />}
    >
      <div ref={ref}>
        <DraftTitle draft={draft}>{parts.length === 1 && pill}</DraftTitle>
        {aboveDraft && <div class="review-notice">{aboveDraft}</div>}
        {parts.length > 1 && (
          <div class="review-tabs">
            <Tabs parts={parts} selected={view.part} onSelect={(part) => onView({ ...view, part })} />
            {pill}
          </div>
        )}
        <PartPanel name={view.part} hasTab={parts.length > 1}>
          {view.part === 'days' && <DaysPart clip={clip} view={view} onView={onView} pictures={pictures} />}
          {view.part === 'packing' && <PackingList items={draft.packing} />}
          {view.part === 'expenses' && <ExpenseList expenses={draft.expenses} />}
        </PartPanel>
      </div>
    </Surface>
  );
}

function ReviewFooter({ clip, onSend, isStarting }: Pick<Props, 'clip' | 'onSend' | 'isStarting'>) {
  const takeAlong = useTakeAlong();
  const sendOptions = useSendOptions();
  // With several accounts, the button names the one that is used.
  const account = sendOptions && sendOptions.accounts.length > 1 ? chosenOf(sendOptions.accounts) : undefined;
  return (
    <>
      <Button id="send" kind="primary" busy={isStarting} onPress={onSend}>
        <LateLabel instead={t('review.send')} text={account && t('leaves.sendTo', { name: account.name })} />
      </Button>
      {(takeAlong || sendOptions) && (
        <span class="footer-pair">
          {takeAlong && (
            <Button id="export" onPress={() => takeAlong.exportClip(clip)}>
              {t('review.export')}
            </Button>
          )}
          {sendOptions && (
            <IconButton
              id="what-leaves"
              icon={Info}
              label={t('leaves.show')}
              onPress={() => sendOptions.onShowLeaving(clip)}
            />
          )}
        </span>
      )}
    </>
  );
}

/** What the traveller should know about how the page was read; the more serious first. */
function aboutReading({ isFirstPart, isPlainReading }: Clip['source']) {
  const about = isFirstPart ? 'firstPart' : isPlainReading ? 'plain' : undefined;
  return (
    about && (
      <Banner tone="info" title={t(`review.${about}Title`)} isBrief>
        {t(`review.${about}`)}
      </Banner>
    )
  );
}

interface PanelProps {
  name: ReviewView['part'];
  hasTab: boolean;
  children: ComponentChildren;
}

function PartPanel({ name, hasTab, children }: PanelProps) {
  if (!hasTab) return <>{children}</>;
  return (
    <div id={`part-${name}`} role="tabpanel" aria-labelledby={`tab-${name}`}>
      {children}
    </div>
  );
}

/** After `goTo`, the stop that opens next takes the focus. It may be on a day that is not drawn yet. */
function useStopFocus(openStop: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  // Only when another stop was opened.
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    ref.current?.querySelector<HTMLElement>('.stop-row-open .stop-head')?.focus();
  }, [openStop]);
  const goTo = () => {
    isAsked.current = true;
  };
  return { goTo, ref };
}
