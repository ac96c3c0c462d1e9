// For pages without text: the service may read them, if the traveller sends them there.
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Failure } from '../../lib/model/failure.ts';
import type { ConvertedFile } from '../../lib/model/found-booking.ts';
import { explain } from '../../lib/words/explain.ts';
import { t } from '../../lib/words/words.ts';
import { headline } from '../failure/failure-words.ts';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { AllowanceContext } from '../send/allowance-source.ts';
import { ImportSheet } from '../send/ImportSheet.tsx';
import { ServiceReaderContext } from './service-reader.ts';

const isPicture = ({ kind, result }: ConvertedFile) =>
  kind !== 'other' && !result.ok && result.failure.kind === 'pdf-no-text';

export function LetServiceRead({ files }: { files: readonly ConvertedFile[] }) {
  const reader = useContext(ServiceReaderContext);
  const file = files.find(isPicture);
  const [canRead, setCanRead] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const asks = useContext(AllowanceContext) !== undefined;
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    if (reader && file) void reader.canRead().then(setCanRead);
  }, [reader, file]);
  if (!reader || !file || (!canRead && !failure)) return null;
  const read = async () => {
    setBusy(true);
    const wrong = await reader.read(file);
    setBusy(false);
    setFailure(wrong);
    if (wrong?.kind === 'import-forbidden') setCanRead(false);
  };
  const told = failure && explain(failure);
  return (
    <>
      {canRead && (
        <Button id="let-service-read" busy={isBusy} onPress={() => (asks ? setAsking(true) : void read())}>
          {t('steps.letServiceReadPages')}
        </Button>
      )}
      {isAsking && (
        <ImportSheet
          onClose={() => setAsking(false)}
          onSend={() => {
            setAsking(false);
            void read();
          }}
        />
      )}
      <div role="alert">
        {told && (
          <Banner tone={told.tone} title={headline(told.title)}>
            {told.text}
          </Banner>
        )}
      </div>
    </>
  );
}
