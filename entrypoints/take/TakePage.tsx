import { Button } from '../../components/Button.tsx';
import { ExportPrint } from '../../components/ExportPrint.tsx';
import { FailureState } from '../../components/FailureState.tsx';
import type { ExportedFile } from '../../lib/journeys/export-clip.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Failure } from '../../lib/model/failure.ts';

export type Taken =
  | { is: 'print'; clip: Clip }
  | { is: 'file'; file: ExportedFile }
  | { is: 'failed'; failure: Failure };

interface Props {
  taken: Taken;
  onPrint: () => void;
  onSave: (file: ExportedFile) => void;
}

export function TakePage({ taken, onPrint, onSave }: Props) {
  switch (taken.is) {
    case 'failed':
      return (
        <main class="take-card">
          <FailureState failure={taken.failure} steps={{}} />
        </main>
      );
    case 'file':
      return (
        <main class="take-card take-words">
          <h1 class="title">Saved to your downloads</h1>
          <p class="lead">
            <bdi>{taken.file.name}</bdi>
          </p>
          <p class="lead">You can close this page.</p>
          <Button id="save-again" onPress={() => onSave(taken.file)}>
            Save it again
          </Button>
        </main>
      );
    case 'print':
      return (
        <>
          <header class="take-bar">
            <Button id="print" kind="primary" onPress={onPrint}>
              Print
            </Button>
            <p class="take-hint">To keep it as a PDF, choose “Save as PDF” as the printer.</p>
          </header>
          <main>
            <ExportPrint clip={taken.clip} />
          </main>
        </>
      );
  }
}
