// One file for the runner, so that the database starts once.
import './web/entrance.ts';
import './web/connected-apps.ts';
import './web/trips.ts';
