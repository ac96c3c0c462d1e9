// Exports a draft: the choice of formats, what the file will hold, and the button that makes it.
import { Lock } from 'lucide-preact';
import type { Ref } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Draft } from '../../lib/model/draft.ts';
import type { ExportFormat } from '../../lib/model/export-format.ts';
import { Button } from '../parts/Button.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import { ExportChoice } from './ExportChoice.tsx';
import { type ExportKind, exportCounts, exportKinds, exportObstacle, formatOf } from './export-words.ts';
import { PromiseLine } from './PromiseLine.tsx';
import './export-sheet.css';
import '../parts/field.css';
import { t } from '../../lib/words/words.ts';

/** The file to make. `startDate` is given if the draft has no dates. */
export interface ExportRequest {
  format: ExportFormat;
  startDate?: string;
}

interface Props {
  draft: Draft;
  onSave: (wish: ExportRequest) => void;
  onCopy: (wish: ExportRequest) => void;
  onPrint: () => void;
  /** Shares it with another app; left out if the browser cannot. */
  onShare?: ((wish: ExportRequest) => void) | undefined;
  onClose: () => void;
  /** The outcome of the last press: "Saved Lisbon.ics". */
  outcome?: string;
}

export function ExportSheet({ draft, onSave, onCopy, onPrint, onShare, onClose, outcome }: Props) {
  const [kind, setKind] = useState<ExportKind>(() => firstKind(draft));
  const { counts, wish, moreFor, lacksDate, askForDate } = useExportRequest(draft);
  const make = (act: (wish: ExportRequest) => void) => (chosen: Exclude<ExportKind, 'print'>) =>
    lacksDate(chosen) ? askForDate() : act(wish(chosen));
  return (
    <SheetDialog labelledBy="export-title" onClose={onClose}>
      <SheetHead
        titleId="export-title"
        title={t('export.title')}
        closeId="close-export"
        closeLabel={t('export.close')}
        onClose={onClose}
      />
      <div class="export-scroll">
        <fieldset class="export-choices">
          <legend class="visually-hidden">{t('export.kinds')}</legend>
          {exportKinds.map((each) => (
            <ExportChoice key={each} kind={each} counts={counts} isChosen={each === kind} onChoose={setKind}>
              {moreFor(each)}
            </ExportChoice>
          ))}
        </fieldset>
      </div>
      <PromiseLine icon={Lock} promise={t('export.promise')} outcome={outcome} />
      <div class="surface-footer">
        <Actions
          kind={kind}
          // A missing date is not an obstacle: pressing the button asks for it.
          obstacle={lacksDate(kind) ? undefined : exportObstacle(kind, counts)}
          onSave={make(onSave)}
          onCopy={make(onCopy)}
          onPrint={onPrint}
          onShare={onShare && make(onShare)}
        />
      </div>
    </SheetDialog>
  );
}

/** The calendar if the trip has dates, otherwise the first format that can be made at once. */
function firstKind(draft: Draft): ExportKind {
  const counts = exportCounts(draft);
  return exportKinds.find((kind) => exportObstacle(kind, counts) === undefined) ?? 'calendar';
}

/** The options besides the kind: the format for map programs, and the first day if the draft has no dates. */
function useExportRequest(draft: Draft) {
  const [placesAs, setPlacesAs] = useState<'gpx' | 'kml'>('gpx');
  const [startDate, setStartDate] = useState('');
  const [isDateMissed, setDateMissed] = useState(false);
  const dateField = useRef<HTMLInputElement>(null);
  const asksForDate = !exportCounts(draft).hasDates;
  const counts = exportCounts(draft, asksForDate ? startDate : undefined);
  const wish = (chosen: Exclude<ExportKind, 'print'>): ExportRequest => ({
    format: formatOf(chosen, placesAs),
    ...(asksForDate && startDate && { startDate }),
  });
  const moreFor = (each: ExportKind) => {
    if (each === 'places') return <PlacesAs chosen={placesAs} onChoose={setPlacesAs} />;
    if (each === 'calendar' && asksForDate)
      return (
        <FirstDay
          field={dateField}
          value={startDate}
          problem={isDateMissed ? exportObstacle(each, counts) : undefined}
          onInput={setStartDate}
        />
      );
    return undefined;
  };
  const lacksDate = (each: ExportKind) =>
    each === 'calendar' && asksForDate && exportObstacle(each, counts) !== undefined;
  const askForDate = () => {
    setDateMissed(true);
    dateField.current?.focus();
  };
  return { counts, wish, moreFor, lacksDate, askForDate };
}

interface ActionProps {
  kind: ExportKind;
  /** Why it cannot be made. */
  obstacle: string | undefined;
  onSave: (kind: Exclude<ExportKind, 'print'>) => void;
  onCopy: (kind: Exclude<ExportKind, 'print'>) => void;
  onPrint: () => void;
  onShare?: ((kind: Exclude<ExportKind, 'print'>) => void) | undefined;
}

function Actions({ kind, obstacle, onSave, onCopy, onPrint, onShare }: ActionProps) {
  if (obstacle) return <p class="footer-line export-obstacle">{obstacle}</p>;
  if (kind === 'print')
    return (
      <Button id="export-print" kind="primary" onPress={onPrint}>
        {t('export.openToPrint')}
      </Button>
    );
  const save = (
    <Button id="export-save" kind={kind === 'text' ? 'secondary' : 'primary'} onPress={() => onSave(kind)}>
      {t('export.save')}
    </Button>
  );
  const copy = (
    <Button id="export-copy" kind={kind === 'text' ? 'primary' : 'secondary'} onPress={() => onCopy(kind)}>
      {t('export.copy')}
    </Button>
  );
  const share = onShare && (
    <Button id="export-share" onPress={() => onShare(kind)}>
      {t('share.on')}
    </Button>
  );
  if (kind === 'text') return [copy, save, share];
  return kind === 'notes' ? [save, copy, share] : [save, share];
}

function PlacesAs({ chosen, onChoose }: { chosen: 'gpx' | 'kml'; onChoose: (as: 'gpx' | 'kml') => void }) {
  return (
    <fieldset class="export-as">
      <legend class="visually-hidden">{t('export.placesAs')}</legend>
      {(['gpx', 'kml'] as const).map((as) => (
        <label key={as} class="export-as-choice">
          <input type="radio" name="export-as" checked={as === chosen} onChange={() => onChoose(as)} />
          {t(`export.placesAsFile.${as}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface FirstDayProps {
  field: Ref<HTMLInputElement>;
  value: string;
  problem: string | undefined;
  onInput: (value: string) => void;
}

function FirstDay({ field, value, problem, onInput }: FirstDayProps) {
  return (
    <div class="field">
      <label class="field-label" for="export-start">
        {t('export.firstDay')}
      </label>
      <input
        ref={field}
        id="export-start"
        class="field-input"
        type="date"
        min="0001-01-01"
        max="9999-12-31"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        aria-invalid={problem !== undefined}
        aria-describedby="export-start-note"
      />
      <p id="export-start-note" class={problem ? 'field-note field-problem' : 'field-note'}>
        {problem ?? t('export.firstDayNote')}
      </p>
    </div>
  );
}
