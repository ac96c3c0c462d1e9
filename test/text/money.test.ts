// Sums as people write them in other countries, and sums that nobody pays.
import { describe, expect, test } from 'vitest';
import { findPrices, settleCurrency } from '../../lib/text/find-price.ts';
import { moneyHome } from '../../lib/text/money-home.ts';
import { priceLabel } from '../../lib/text/price-label.ts';
import { isExplained, isRate, isSameSum, isUnpaid } from '../../lib/text/same-sum.ts';

const sums = (text: string) => findPrices(text).map(({ amount, currency }) => [amount, currency]);

describe('sums', () => {
  test.each([
    ['拝観料は500円です', 500, 'JPY'],
    ['門票60元', 60, 'CNY'],
    ['2万円', 20_000, 'JPY'],
    ['1万5000円', 15_000, 'JPY'],
    ['1인당 20만 원', 200_000, 'KRW'],
    ['120k dongs', 120_000, 'VND'],
    ['€ 3k', 3000, 'EUR'],
    ['¥2万元', 20_000, 'CNY'],
    ['€20 kayak tour', 20, 'EUR'],
    ['£3 milkshake', 3, 'GBP'],
    ['16～59バーツ', 59, 'THB'],
    ['300/400 €', 400, 'EUR'],
    ['€5/30 min', 5, 'EUR'],
    ['1 200 €', 1200, 'EUR'],
    ['2500 Ft', 2500, 'HUF'],
    ['S/ 25', 25, 'PEN'],
    ['3500 Lek', 3500, 'ALL'],
    ['40 lei', 40, 'RON'],
    ['35 złotych', 35, 'PLN'],
    ['$45 CAD', 45, 'CAD'],
    ['$ 901,00 (pesos uruguaios)', 901, 'UYU'],
    ['¥1100 元', 1100, 'CNY'],
    ['¥29,650 日元', 29_650, 'JPY'],
    ['3 块钱', 3, 'CNY'],
    ['90 ägyptische Pfund', 90, 'EGP'],
  ])('%s', (text, amount, currency) => {
    expect(sums(text)).toEqual([[amount, currency]]);
  });

  test.each(['pic.example/Rp24nD1FSX', '1月1日元旦', '吃了3块蛋糕', 'mil pesos'])('%s is none', (text) => {
    expect(findPrices(text)).toEqual([]);
  });

  test('"$20 pesos" are pesos, whose ever', () => {
    expect(findPrices('$20 pesos')).toMatchObject([{ amount: 20, family: 'peso' }]);
    expect(findPrices('$20 pesos')[0]?.currency).toBeUndefined();
  });

  test('"$" is what the page names in full; "¥" in Chinese is no yen', () => {
    const settled = (text: string, named: string[], own = {}) =>
      findPrices(text).map((sum) => settleCurrency(sum, new Set(named), own));
    expect(settled('$ 150', ['UYU', 'BRL'])).toEqual(['UYU']);
    expect(settled('¥99', [], { yen: 'CNY' })).toEqual(['CNY']);
    expect(settled('¥99', ['JPY'], { yen: 'CNY' })).toEqual(['JPY']);
  });

  test('shared words are the money of the country that the page is about', () => {
    expect(moneyHome('peso', 'Zwei Wochen in Chile, einen Tag davon in Argentinien. Chile ist lang.')).toBe(
      'CLP',
    );
    expect(moneyHome('peso', 'Chile und Argentinien')).toBeUndefined();
    expect(moneyHome('crown', 'A pragmatic way to the island.')).toBeUndefined();
    expect(moneyHome('crown', '冰岛自驾')).toBe('ISK');
  });
});

describe('the same sum again', () => {
  test.each([
    ' (about ',
    ' / ',
    ' oder ',
    ' (',
    ' per person (',
    '程度（',
    ' one way. That’s just over ',
    '/ca. ',
  ])('“%s”', (between) => {
    expect(isSameSum(between)).toBe(true);
  });

  test.each([', children ', ' + ', ' and then ', '\n', ' '])('not “%s”', (between) => {
    expect(isSameSum(between)).toBe(false);
  });

  test('a bracket right behind a sum is about that sum', () => {
    expect(isExplained(' (on average ')).toBe(true);
    expect(isExplained(' per person (ticket: ')).toBe(true);
    expect(isExplained('. The tower (stairs: ')).toBe(false);
    expect(isExplained(' (2 days). A boat: ')).toBe(false);
  });

  test('what a money is worth is no sum', () => {
    expect(isRate(1, 'at the airport ', ' = 100 L')).toBe(true);
    expect(isRate(100, 'we got €1 = ', ' that day')).toBe(true);
    expect(isRate(5, 'Bus = ', ' each')).toBe(false);
  });

  test.each([
    ['you save ', ''],
    ['', ' off'],
    ['', '割引'],
    ['statt ', ''],
    ['Strafe von ', ''],
    ['a taxi would have been ', ''],
    ['il taxi sarebbe costato ', ''],
  ])('“%s…%s” is not paid', (before, after) => {
    expect(isUnpaid(before, after)).toBe(true);
  });

  test.each([
    ['The ticket was ', ' each'],
    ['', ' off-season'],
    ['', ''],
    ['to save time we paid ', ' more'],
  ])('“%s…%s” is', (before, after) => {
    expect(isUnpaid(before, after)).toBe(false);
  });
});

describe('labels', () => {
  const label = (text: string, { isListed = true } = {}) => {
    const found = findPrices(text);
    const last = found.at(-1);
    return last && priceLabel({ text, isListed }, { ...last, from: found.at(-2)?.end ?? 0 });
  };

  test.each([
    ['Day ticket: 24 €', 'Day ticket'],
    ['🚆 Train: the ticket costs 5 € one way', 'Train'],
    ['City pass (2 days, 22 €)', 'City pass'],
    ['Metro line 3 (Port) to the castle (30 min, 1.50 €)', 'Metro line 3 (Port) to the castle'],
    ['Grand Hotel ¥590 a night', 'Grand Hotel'],
    ['Free (up the tower: 14 €)', 'up the tower'],
    ['Beds: 90 € (both) Food: 60 €', 'Food'],
    ['Was kosten zwei Wochen? - 900 €', 'Was kosten zwei Wochen'],
    ['（船による）。1日券は150バーツ', '1日券'],
    ['Entrance for 12 €', 'Entrance'],
  ])('%s', (text, name) => {
    expect(label(text)).toBe(name);
  });

  test.each(['1回50バーツ', 'We sat down and after a long while the waiter came and asked for 20 €'])(
    '%s has none',
    (text) => {
      expect(label(text)).toBeUndefined();
    },
  );

  test('a sentence has none, though it lists', () => {
    expect(label('A coffee (2 €)', { isListed: false })).toBeUndefined();
    expect(
      label('We did a good many expensive things: the lift was 60 €', { isListed: false }),
    ).toBeUndefined();
  });
});
