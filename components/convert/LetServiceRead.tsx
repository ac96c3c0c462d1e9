// For pages without text and for videos: the service can read them, if the traveller sends pictures of them.
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { Failure } from '../../lib/model/failure.ts';
import type { ConvertedFile } from '../../lib/model/found-booking.ts';
import { pagesSent, roomFor } from '../../lib/model/frames.ts';
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

/** Which part is sent, if not everything fits. */
function partWords(files: readonly ConvertedFile[]): string | undefined {
  const most = roomFor(files);
  if (files.length > most) return t('convert.partOfFiles', { sent: most, total: files.length });
  const { sent, total } = pagesSent(files);
  return sent < total ? t('convert.partSent', { most, sent, total }) : undefined;
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
  const told = failure && explain(failure);
  const part = partWords(files);
  const most = roomFor(files);
  return (
    <>
      {canRead && (
        <Button id="let-service-read" busy={isBusy} onPress={() => (asks ? setAsking(true) : void read())}>
          {label(files)}
        </Button>
      )}
      {isAsking && (
        <ImportSheet
          most={most}
          onClose={() => setAsking(false)}
          onSend={() => {
            setAsking(false);
            void read();
          }}
        />
      )}
      {canRead && part && <p class="convert-part">{part}</p>}
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
