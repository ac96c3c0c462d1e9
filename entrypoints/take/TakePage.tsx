import { ExportPrint } from '../../components/export/ExportPrint.tsx';
import { FailureState } from '../../components/failure/FailureState.tsx';
import { Button } from '../../components/parts/Button.tsx';
import type { ExportedFile } from '../../lib/journeys/export-clip.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { t } from '../../lib/words/words.ts';

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
          <h1 class="title">{t('take.saved')}</h1>
          <p class="lead">
            <bdi>{taken.file.name}</bdi>
          </p>
          <p class="lead">{t('take.mayClose')}</p>
          <Button id="save-again" onPress={() => onSave(taken.file)}>
            {t('take.saveAgain')}
          </Button>
        </main>
      );
    case 'print':
      return (
        <>
          <header class="take-bar">
            <Button id="print" kind="primary" onPress={onPrint}>
              {t('take.print')}
            </Button>
            <p class="take-hint">{t('take.hint')}</p>
          </header>
          <main>
            <ExportPrint clip={taken.clip} />
          </main>
        </>
      );
  }
}
