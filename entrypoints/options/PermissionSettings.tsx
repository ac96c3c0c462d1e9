// Wayclip's browser permissions: what each is for, since when, and a way to remove it.
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../components/parts/Button.tsx';
import { Tag } from '../../components/parts/Tag.tsx';
import { wholeMoment } from '../../lib/words/dates.ts';
import { t } from '../../lib/words/words.ts';
import type { HostReason, PermissionRow } from './permission-rows.ts';
import './ledger.css';

export interface PermissionStore {
  list: () => Promise<PermissionRow[]>;
  /** False if the browser keeps it. */
  remove: (origin: string) => Promise<boolean>;
}

export function PermissionSettings({ store }: { store: PermissionStore }) {
  const [rows, setRows] = useState<PermissionRow[]>();
  const [notice, setNotice] = useState('');
  const look = () => store.list().then(setRows);
  useEffect(() => void look(), [store]);
  const remove = async (origin: string, host: string) => {
    const isGone = await store.remove(origin);
    setNotice(t(isGone ? 'settings.permissions.gone' : 'settings.permissions.kept', { host }));
    await look();
  };
  return (
    <section class="settings-part" id="permissions" aria-busy={rows === undefined}>
      <h2 class="settings-heading">{t('settings.permissions.title')}</h2>
      <p class="settings-line">{t('settings.permissions.line')}</p>
      <table class="ledger">
        <thead>
          <tr>
            <th>{t('settings.permissions.what')}</th>
            <th>{t('settings.permissions.why')}</th>
            <th>{t('settings.permissions.since')}</th>
            <th>
              <span class="visually-hidden">{t('common.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <Row key={row.kind === 'host' ? row.origin : row.name} row={row} onRemove={remove} />
          ))}
        </tbody>
      </table>
      <p class="settings-line" role="status">
        {notice}
      </p>
    </section>
  );
}

interface RowProps {
  row: PermissionRow;
  onRemove: (origin: string, host: string) => void;
}

function Row({ row, onRemove }: RowProps) {
  const isHost = row.kind === 'host';
  const name = isHost
    ? t('settings.permissions.host', { host: row.host })
    : t(`settings.permissions.name.${row.name}`);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{isHost ? reasonWords(row.why) : t(`settings.permissions.reason.${row.name}`)}</td>
      <td class="ledger-when">
        {row.since ? wholeMoment(new Date(row.since)) : t('settings.permissions.unknown')}
      </td>
      <td class="ledger-end">
        {isHost && !row.isFixed ? (
          <Button small kind="destructive" onPress={() => onRemove(row.origin, row.host)}>
            {t('settings.permissions.take')}
            <span class="visually-hidden"> {row.host}</span>
          </Button>
        ) : (
          <Tag tone="neutral" word={t('settings.permissions.always')} />
        )}
      </td>
    </tr>
  );
}

function reasonWords(why: HostReason): string {
  if (why.is === 'service') return t('settings.permissions.reason.service', { name: why.name });
  return t(why.is === 'places' ? 'settings.permissions.reason.places' : 'settings.permissions.reason.picked');
}
