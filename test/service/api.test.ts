// One file for the runner, so that the database starts once.
import './api/creating.ts';
import './api/reading.ts';
import './api/day-image.ts';
import './api/access.ts';
import './api/pages.ts';
