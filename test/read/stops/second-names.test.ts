import { expect, test } from 'vitest';
import { withoutSecondNames } from '../../../lib/read/stops/second-names.ts';
import { scoredPage } from './scored-page.ts';

/** The remaining names of a page, each with its score. */
function left(body: string, chances: Record<string, number>, towns: string[] = []): Record<string, number> {
  const { view, scored } = scoredPage(body, chances, towns);
  return Object.fromEntries(
    withoutSecondNames(view, scored).flatMap(({ candidate: { name }, chance }) =>
      chance > 0.01 ? [[name, chance]] : [],
    ),
  );
}

test('the same place in another script is one stop, as likely as the likelier name', () => {
  const chances = { 青石水坝: 0.3, 'Green Stone Dam': 0.8, 'Stone Dam': 0.4 };
  expect(left('<p>下午看青石水坝（Green Stone Dam）。</p>', chances)).toEqual({ 青石水坝: 0.8 });
  expect(left('<p>Then Green Stone Dam (青石水坝) again.</p>', chances)).toMatchObject({
    'Green Stone Dam': 0.8,
  });
});

test('brackets in the same script, a town that says where, and what follows no name stay', () => {
  const same = { 'Old Tower': 0.6, 'Torre Antiga': 0.5 };
  expect(left('<p>We climbed the Old Tower (Torre Antiga).</p>', same)).toMatchObject(same);
  const town = { 'Museum of Kites': 0.6, 青石市: 0.5 };
  expect(left('<p>Museum of Kites（青石市）</p>', town, ['青石市'])).toMatchObject(town);
});

test('the name that is left knows the other one', () => {
  const { view, scored } = scoredPage('<p>Then Green Stone Dam (青石水坝) again.</p>', {
    'Green Stone Dam': 0.8,
    青石水坝: 0.3,
  });
  const [dam] = withoutSecondNames(view, scored).filter(({ chance }) => chance === 0.8);
  expect(dam).toMatchObject({ candidate: { name: 'Green Stone Dam' }, otherName: '青石水坝' });
});
