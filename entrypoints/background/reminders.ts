// Wiring: the reminders the service sends to an account's traveller.
import { changeReminders } from '../../lib/api/apps-only.ts';
import { readReminders } from '../../lib/api/reminders.ts';
import type { Answers } from '../../lib/browser/answer.ts';
import { unlessRefused } from './unless-refused.ts';

export const read: Answers['reminders.read'] = ({ id }) => unlessRefused('reminders', readReminders, id);

export const change: Answers['reminders.change'] = ({ id, name, isOn }) =>
  unlessRefused('reminders', (connection) => changeReminders(connection, { [name]: isOn }), id);
