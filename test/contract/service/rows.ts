import type { Row } from './row.ts';
import { appsOnlyRows } from './rows/apps-only.ts';
import { authenticationRows } from './rows/authentication.ts';
import { authorizeRows } from './rows/authorize.ts';
import { coverRows } from './rows/cover.ts';
import { dayImageRows } from './rows/day-image.ts';
import { effectRows } from './rows/effects.ts';
import { errorRows } from './rows/errors.ts';
import { exploreRows } from './rows/explore.ts';
import { importEffectRows } from './rows/import-effects.ts';
import { importReadingRows } from './rows/import-readings.ts';
import { importRows } from './rows/imports.ts';
import { leavingRows } from './rows/leaving.ts';
import { libraryRows } from './rows/library.ts';
import { limitRows } from './rows/limits.ts';
import { oauthRows } from './rows/oauth.ts';
import { resourceRows } from './rows/resources.ts';

export const rows: Row[] = [
  ...resourceRows,
  ...oauthRows,
  ...authorizeRows,
  ...dayImageRows,
  ...coverRows,
  ...importRows,
  ...exploreRows,
  ...libraryRows,
  ...appsOnlyRows,
  ...importEffectRows,
  ...importReadingRows,
  ...effectRows,
  ...leavingRows,
  ...authenticationRows,
  ...errorRows,
  ...limitRows,
];
