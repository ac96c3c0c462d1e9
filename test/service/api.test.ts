// One file for the runner, so that the database starts once.
import './api/creating.ts';
import './api/reading.ts';
import './api/day-image.ts';
import './api/access.ts';
import './api/pages.ts';
import './api/library.ts';
import './api/explore.ts';
import './api/updating.ts';
import './api/own-app.ts';
import './api/bad-input.ts';
import './api/bad-media.ts';
import './api/race.ts';
