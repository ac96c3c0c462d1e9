// One file for the runner, so that the database starts once.
import './oauth/registration.ts';
import './oauth/connecting.ts';
import './oauth/tokens.ts';
import './oauth/own-app.ts';
import './oauth/kept.ts';
