// Wiring of the report: gathers its figures.
import { listFaults } from '../../lib/browser/fault-ledger.ts';
import { listGranted } from '../../lib/browser/permission-ledger.ts';
import { listServices } from '../../lib/browser/profile-store.ts';
import { language } from '../../lib/words/words.ts';
import { askFor, type Background } from '../../surface/background-link.ts';
import { takeOutside } from '../../surface/take-along/take-outside.ts';
import type { ReportSource } from './ReportSettings.tsx';
import { reportText } from './report-text.ts';

export function reportSource(background: Background, version: string): ReportSource {
  return {
    make: async () => {
      const [clips, accounts, services, granted, faults, used] = await Promise.all([
        askFor(background, 'clip.list', {}),
        askFor(background, 'connection.list', {}),
        listServices(),
        listGranted(),
        listFaults(),
        navigator.storage.estimate(),
      ]);
      return reportText({
        version,
        browser: navigator.userAgent,
        language: language(),
        isOnline: navigator.onLine,
        clips: clips.ok ? clips.value : [],
        accounts: accounts.ok ? accounts.value.length : 0,
        services: services.length,
        hosts: granted.origins.length,
        usedBytes: used.usage,
        faults,
      });
    },
    copy: takeOutside.copyText,
  };
}
