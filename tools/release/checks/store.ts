// What the stores show: texts, icons, pictures.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build-extension.ts';
import { storeSize } from '../../store/frame.ts';
import { storeFaults } from '../../store/store-text.ts';
import { interfaceLanguages, storeLanguages, storeTextIn } from '../../store/texts.ts';
import { bad, type Check, good } from '../check.ts';

/** Width and height of a PNG, from its header. */
function sizeOfPng(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const hasSize = (path: string, { width, height }: { width: number; height: number }): boolean => {
  const size = existsSync(path) ? sizeOfPng(readFileSync(path)) : undefined;
  return size?.width === width && size.height === height;
};

/** For the toolbar, menus, the list of extensions, the stores. */
const iconSizes = [16, 32, 48, 128];

const textCheck: Check = {
  name: 'Store texts',
  look: () => {
    const missing = interfaceLanguages().filter((name) => !storeLanguages().includes(name));
    if (missing.length > 0)
      return bad(`none in ${missing.join(', ')}`, 'Write tools/store/texts/<language>.md.');
    const faults = storeLanguages().flatMap((name) =>
      storeFaults(storeTextIn(name)).map((fault) => `${name}: ${fault}`),
    );
    if (faults.length > 0) return bad(faults.join('; '), 'Shorten them in tools/store/texts.');
    return good(`${storeLanguages().length} languages within the limits of both stores`);
  },
};

const iconCheck: Check = {
  name: 'Icons',
  look: () => {
    const wrong = iconSizes.filter(
      (side) => !hasSize(join(projectRoot, 'public', 'icon', `${side}.png`), { width: side, height: side }),
    );
    if (wrong.length > 0) return bad(`${wrong.join(', ')} wrong or not there`, 'Draw them into public/icon.');
    return good(iconSizes.join(', '));
  },
};

const pictureCheck: Check = {
  name: 'Store pictures',
  look: () => {
    const pictures = storeLanguages().flatMap((language) =>
      storeTextIn(language).captions.map((_caption, index) =>
        join(projectRoot, '.output', 'store', language, `${index + 1}.png`),
      ),
    );
    const wrong = pictures.filter((path) => !hasSize(path, storeSize));
    if (wrong.length > 0)
      return bad(`${wrong.length} of ${pictures.length} not made`, 'Run: npm run store, and look at them.');
    return good(`${pictures.length} of ${storeSize.width} × ${storeSize.height}`);
  },
};

export const storeChecks = [textCheck, iconCheck, pictureCheck];
