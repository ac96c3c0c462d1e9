import { Calendar, Copy, FileText, type LucideIcon, Map as MapIcon, Paperclip, Printer } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Icon } from '../parts/Icon.tsx';
import { type ExportCounts, type ExportKind, exportDetail, exportLine, exportTitle } from './export-words.ts';

const icons: { [K in ExportKind]: LucideIcon } = {
  calendar: Calendar,
  places: MapIcon,
  notes: FileText,
  print: Printer,
  text: Copy,
  wayclip: Paperclip,
};

interface Props {
  kind: ExportKind;
  counts: ExportCounts;
  isChosen: boolean;
  onChoose: (kind: ExportKind) => void;
  /** Further options, shown while this one is chosen. */
  children?: ComponentChildren;
}

export function ExportChoice({ kind, counts, isChosen, onChoose, children }: Props) {
  const detail = exportDetail(kind, counts);
  return (
    <div class={`export-choice${isChosen ? ' export-choice-chosen' : ''}`}>
      <label class="export-row">
        <input
          type="radio"
          class="export-radio"
          name="export-kind"
          value={kind}
          checked={isChosen}
          data-first-focus={isChosen}
          onChange={() => onChoose(kind)}
          aria-describedby={`export-line-${kind}`}
          aria-label={exportTitle(kind)}
        />
        <Icon of={icons[kind]} size={22} />
        <span class="export-words">
          <span class="export-name">{exportTitle(kind)}</span>
          <span id={`export-line-${kind}`} class="export-line">
            {exportLine(kind, counts)}
          </span>
        </span>
      </label>
      {isChosen && (detail || children) && (
        <div class="export-more">
          {detail && <p class="export-line">{detail}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
