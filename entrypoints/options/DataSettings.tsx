// Saving settings and drafts to a file, restoring them, and deleting everything.
import { useState } from 'preact/hooks';
import { headline } from '../../components/failure/failure-words.ts';
import { Banner, type Tone } from '../../components/parts/Banner.tsx';
import { Button } from '../../components/parts/Button.tsx';
import { ConfirmSheet } from '../../components/parts/ConfirmSheet.tsx';
import type { Failure } from '../../lib/model/failure.ts';
import type { Result } from '../../lib/model/result.ts';
import { explain } from '../../lib/words/explain.ts';
import { many, t } from '../../lib/words/words.ts';

export interface Restored {
  drafts: number;
  /** Hosts of services in the file that are not allowed in this browser yet. */
  origins: string[];
}

export interface DataEdges {
  /** Returns the number of drafts in the file. */
  save: () => Promise<Result<number, Failure>>;
  restore: (text: string) => Promise<Result<Restored, Failure>>;
  /** Must be called while a press is being handled. */
  allow: (origins: string[]) => Promise<boolean>;
  forget: () => Promise<Result<unknown, Failure>>;
}

interface Notice {
  tone: Tone;
  title: string;
  text: string;
  origins?: string[];
}

const failureNotice = (failure: Failure): Notice => {
  const { tone, title, text } = explain(failure);
  return { tone, title: headline(title), text };
};

export function DataSettings({ edges }: { edges: DataEdges }) {
  const [notice, setNotice] = useState<Notice>();
  const [isAsking, setAsking] = useState(false);
  const actions = useActions(edges, setNotice);
  return (
    <section class="settings-part" id="data">
      <h2 class="settings-heading">{t('settings.data.title')}</h2>
      <div class="settings-card">
        <p class="settings-line">{t('settings.data.line')}</p>
        <div class="settings-buttons">
          <Button id="save-data" onPress={() => void actions.save()}>
            {t('settings.data.save')}
          </Button>
          <FileChoice onFile={(file) => void actions.restore(file)} />
          <Button id="forget-data" kind="destructive" onPress={() => setAsking(true)}>
            {t('settings.data.forget')}
          </Button>
        </div>
        <div role="status">{notice && <News notice={notice} onAllow={actions.allow} />}</div>
      </div>
      {isAsking && (
        <ForgetDialog
          onKeep={() => setAsking(false)}
          onForget={() => {
            setAsking(false);
            void actions.forget();
          }}
        />
      )}
    </section>
  );
}

function useActions(edges: DataEdges, say: (notice: Notice | undefined) => void) {
  const done = (title: string, text: string, origins: string[] = []) =>
    say({ tone: origins.length > 0 ? 'doubt' : 'ok', title, text, origins });
  return {
    save: async () => {
      const saved = await edges.save();
      if (saved.ok) done(t('settings.data.saved'), many('settings.data.savedLine', saved.value));
      else say(failureNotice(saved.failure));
    },
    restore: async (file: File) => {
      const restored = await edges.restore(await file.text());
      if (!restored.ok) return say(failureNotice(restored.failure));
      const { drafts, origins } = restored.value;
      done(
        t('settings.data.restored'),
        many(origins.length > 0 ? 'settings.data.restoredAsk' : 'settings.data.restoredLine', drafts),
        origins,
      );
    },
    allow: async (origins: string[]) => {
      if (await edges.allow(origins)) done(t('settings.saved'), t('settings.savedLine'));
    },
    forget: async () => {
      const gone = await edges.forget();
      if (gone.ok) done(t('settings.data.forgotten'), t('settings.data.forgottenLine'));
      else say(failureNotice(gone.failure));
    },
  };
}

interface NewsProps {
  notice: Notice;
  onAllow: (origins: string[]) => void;
}

function News({ notice, onAllow }: NewsProps) {
  const { tone, title, text, origins = [] } = notice;
  const actions =
    origins.length > 0 ? [{ label: t('settings.data.allow'), onPress: () => onAllow(origins) }] : [];
  return (
    <Banner tone={tone} title={title} actions={actions}>
      {text}
    </Banner>
  );
}

function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  return (
    <label class="button button-secondary settings-file">
      <input
        id="restore-data"
        class="visually-hidden"
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <span class="button-label">{t('settings.data.restore')}</span>
    </label>
  );
}

function ForgetDialog({ onKeep, onForget }: { onKeep: () => void; onForget: () => void }) {
  return (
    <ConfirmSheet
      title={t('settings.data.forgetTitle')}
      text={t('settings.data.forgetLine')}
      keepWord={t('settings.data.keep')}
      word={t('settings.data.really')}
      onConfirm={onForget}
      onClose={onKeep}
    />
  );
}
