// Pure: no browser, no network, no clock.
// How much each feature counts. Fitted, not chosen: on labelled travel pages, so that the places a careful person gave as
// the destination come out on top (softmax over the candidates of a page, sites weighed alike, each weight held near a
// first guess and on its side of zero). The features and their order are those of features.ts.
import type { featureNames } from './features.ts';

export const weights: Record<(typeof featureNames)[number], number> = {
  'in the title': 0,
  'pointed at by the title': 0.13,
  'opens the title': 1.77,
  'early in the title': 0,
  'in the address': 3.93,
  'in the name of the site': -0.28,
  'in the description': 0.49,
  'in structured data': 2.03,
  'share of headings': 0,
  'share of the lead': 1.87,
  'share of all mentions': 0.2,
  'how often, as a logarithm': 1.7,
  region: 0.72,
  country: 0.23,
  'unknown, pointed at by the title': 2.38,
  'unknown, only in the text': 0.4,
  'well known': 1.35,
  'others are in its country': 1.37,
  'others are near it or in it': 2.02,
  'city that holds most of the mentions': -0.09,
  'country whose mentions are spread over cities': 1.39,
  'also a small word': -0.32,
  'more than one word': -0.05,
  'alone in the title': 0.29,
  'what holds it is in the title too': 0,
  'holds another of the title': -0.09,
  'country with a place of its own in the title': -0.68,
  'the most mentioned of all': 0,
  'city in the title': 1.02,
  'place that many cities of its country stand beside': -1.38,
  'share of what prepositions point at': 0.27,
  'part of longer names': 0,
};
