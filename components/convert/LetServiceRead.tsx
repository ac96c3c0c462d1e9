// For pages without text and for videos: the service may read them, if the traveller sends pictures of them there.
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { Failure } from '../../lib/model/failure.ts';
import type { ConvertedFile } from '../../lib/model/found-booking.ts';
import { pagesSent } from '../../lib/model/frames.ts';
import { explain } from '../../lib/words/explain.ts';
import { t } from '../../lib/words/words.ts';
import { headline } from '../failure/failure-words.ts';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { AllowanceContext } from '../send/allowance-source.ts';
import { ImportSheet } from '../send/ImportSheet.tsx';
import { ServiceReaderContext } from './service-reader.ts';

const isToLookAt = ({ kind, result }: ConvertedFile) =>
  kind !== 'other' && !result.ok && ['pdf-no-text', 'file-is-video'].includes(result.failure.kind);

function label(files: readonly ConvertedFile[]): string {
  if (files.length > 1) return t('steps.letServiceReadAll');
  return t(files[0]?.kind === 'video' ? 'steps.letServiceRead' : 'steps.letServiceReadPages');
}

export function LetServiceRead({ files: all }: { files: readonly ConvertedFile[] }) {
  const reader = useContext(ServiceReaderContext);
  const files = useMemo(() => all.filter(isToLookAt), [all]);
  const [canRead, setCanRead] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const asks = useContext(AllowanceContext) !== undefined;
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    if (reader && files.length > 0) void reader.canRead().then(setCanRead);
  }, [reader, files]);
  if (!reader || files.length === 0 || (!canRead && !failure)) return null;
  const read = async () => {
    setBusy(true);
    const wrong = await reader.read(files);
    setBusy(false);
    setFailure(wrong);
    if (wrong?.kind === 'import-forbidden') setCanRead(false);
  };
  const { sent, total } = pagesSent(files);
  const told = failure && explain(failure);
  return (
    <>
      {canRead && (
        <Button id="let-service-read" busy={isBusy} onPress={() => (asks ? setAsking(true) : void read())}>
          {label(files)}
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
      {canRead && sent < total && <p class="convert-part">{t('convert.partSent', { sent, total })}</p>}
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
