// All attacks, in the order of the documented table.
import type { Attack } from './attack.ts';
import { fontMail, longSubject, nestedMail } from './busy-mails.ts';
import { clobberedForm } from './clobbered-form.ts';
import { brokenTag, clockAhead, unknownFields } from './hostile-answers.ts';
import { linkedBooking } from './linked-booking.ts';
import { pagePolicy } from './page-policy.ts';
import { settingsRewritten } from './settings-rewritten.ts';
import { silentGoodbye, slowService } from './slow-service.ts';
import { stalledPicture } from './stalled-picture.ts';
import { endlessLoop, openDialog, stalledScript } from './standing-still.ts';
import { databaseClosed, foreignCanonical, storageFull } from './typed-words.ts';
import { withoutPermission } from './without-permission.ts';

export const attacks: Attack[] = [
  settingsRewritten,
  withoutPermission,
  linkedBooking,
  pagePolicy,
  stalledScript,
  openDialog,
  endlessLoop,
  stalledPicture,
  slowService,
  silentGoodbye,
  nestedMail,
  fontMail,
  longSubject,
  clobberedForm,
  storageFull,
  databaseClosed,
  foreignCanonical,
  brokenTag,
  unknownFields,
  clockAhead,
];
