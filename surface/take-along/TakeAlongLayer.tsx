// The export, share and paste sheets over the screens, and what the screens need to open them.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { PasteListSheet } from '../../components/by-hand/PasteListSheet.tsx';
import { ExportSheet } from '../../components/export/ExportSheet.tsx';
import { ShareSheet } from '../../components/export/ShareSheet.tsx';
import { type TakeAlong, TakeAlongContext } from '../../components/export/take-along.ts';
import { ProblemSheet } from '../../components/failure/ProblemSheet.tsx';
import type { Clip } from '../../lib/model/clip.ts';
import type { SurfaceController } from '../controller.ts';
import { TakeAlongVisit } from './take-along-visit.ts';

interface Props {
  /** Undefined on a surface without these sheets. */
  visit: TakeAlongVisit | undefined;
  /** The clip on the screen, in its current state. */
  clip: Clip | undefined;
  canChooseFiles: boolean;
  /** Opens the page for booking files. */
  onConvert: () => void;
  children: ComponentChildren;
}

export function TakeAlongLayer({ visit, children, ...rest }: Props) {
  return visit ? (
    <Layer visit={visit} {...rest}>
      {children}
    </Layer>
  ) : (
    children
  );
}

type LayerProps = Props & { visit: TakeAlongVisit };

function Layer({ visit, clip, canChooseFiles, onConvert, children }: LayerProps) {
  const clipId = clip?.id;
  const offers = useMemo<TakeAlong>(
    () => ({
      exportClip: visit.showExport,
      shareLink: visit.showShare,
      importFile: (file) => void visit.importFile(file),
      canChooseFiles,
      startEmpty: () => void visit.startEmpty(),
      startFromList: () => visit.showPaste(),
      startNew: () => void visit.startNew(),
      startWith: (names) => void visit.startWith(names),
      convert: onConvert,
      pasteList: (dayId) => clipId && visit.showPaste({ clipId, dayId }),
    }),
    [visit, clipId, canChooseFiles, onConvert],
  );
  useExportKey(visit, clip);
  return (
    <TakeAlongContext.Provider value={offers}>
      {children}
      <Sheet visit={visit} clip={clip} />
    </TakeAlongContext.Provider>
  );
}

function Sheet({ visit, clip }: Pick<LayerProps, 'visit' | 'clip'>) {
  const layer = visit.layer.value;
  const taken = layer.is === 'export' && (clip?.id === layer.clip.id ? clip : layer.clip);
  switch (layer.is) {
    case 'none':
      return null;
    case 'export':
      return (
        taken && (
          <ExportSheet
            draft={taken.draft}
            onSave={(wish) => void visit.save(taken, wish)}
            onCopy={(wish) => void visit.copy(taken, wish)}
            onPrint={visit.print}
            onShare={visit.canShare ? (wish) => void visit.shareFile(taken, wish) : undefined}
            onClose={visit.close}
            outcome={layer.outcome}
          />
        )
      );
    case 'share':
      return <Share visit={visit} layer={layer} />;
    case 'paste':
      return (
        <PasteListSheet
          makesDraft={layer.into === undefined}
          onPaste={(text) => void visit.paste(text, clip)}
          onClose={visit.close}
          isBusy={layer.isBusy}
          failure={layer.failure}
        />
      );
    case 'problem':
      return <ProblemSheet failure={layer.failure} onClose={visit.close} />;
  }
}

type ShareLayer = Extract<TakeAlongVisit['layer']['value'], { is: 'share' }>;

function Share({ visit, layer }: { visit: TakeAlongVisit; layer: ShareLayer }) {
  const { address, title, clip, outcome } = layer;
  return (
    <ShareSheet
      address={address}
      onCopy={() => void visit.copyLink(address)}
      onShare={visit.canShare ? () => void visit.shareLink(address, title) : undefined}
      onExport={clip && (() => visit.showExport(clip))}
      onClose={visit.close}
      outcome={outcome}
    />
  );
}

/** Ctrl or Cmd with E exports, wherever a draft is on the screen. */
function useExportKey(visit: TakeAlongVisit, clip: Clip | undefined): void {
  useEffect(() => {
    if (!clip) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'e' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      visit.showExport(clip);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [visit, clip]);
}

/** Undefined on a surface that cannot reach files and pages. */
export function useTakeAlongOf(controller: SurfaceController): TakeAlongVisit | undefined {
  return useMemo(() => {
    const { background, outside, tab } = controller;
    if (!outside.take) return undefined;
    return new TakeAlongVisit({
      background,
      outside: outside.take,
      tabId: tab.id,
      open: (clipId) => void controller.open(clipId),
      settled: () => controller.editing.saver.idle(),
      show: (clip, { words, day }) => {
        controller.hear(clip);
        controller.editing.focus.current = `#day-chip-${day + 1}`;
        controller.look({ part: 'days', day });
        controller.editing.say(words, true);
      },
    });
  }, [controller]);
}
