import { type DrawnPicture, drawnPictures } from './catalogue.ts';
import { motifPictures } from './motifs/motif-pictures.ts';

/** "harbour-day", "pizza-lanterns-dusk" */
export const pictureNamed = (name: string): DrawnPicture | undefined =>
  [...drawnPictures, ...motifPictures].find((picture) => picture.name === name);
