import { loadKnowledge } from '../../tools/reading/load-places.ts';

/** The gazetteer and the models, loaded once for all targets. */
export const knowledge = loadKnowledge();
