/**
 * Runs in a page of the extension, self-contained: writes or removes one setting, in the format of
 * `lib/browser/own-storage.ts`.
 */
export function changeSetting(key: string, value?: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wayclip-settings', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('values');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const change = opening.result.transaction('values', 'readwrite');
      if (value === undefined) change.objectStore('values').delete(key);
      else change.objectStore('values').put(value, key);
      change.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
