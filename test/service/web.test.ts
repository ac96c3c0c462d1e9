// One file for the runner, so that the database starts once.
import './web/entrance.ts';
import './web/connected-apps.ts';
import './web/password.ts';
import './web/trips.ts';
import './web/sharing.ts';
import './web/bad-input.ts';
