import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTime, findTimes } from '../../lib/text/find-time.ts';

test.each([
  ['09:00: Kiyomizu', '09:00'],
  ['下午2:30 到达', '14:30'],
  ['我们在9:00出发', '09:00'],
  ['10.30: Museum', '10:30'],
  ['오후 3:15 도착', '15:15'],
  ['9:30', '09:30'],
  ['9.30 am', '09:30'],
  ['from 7.30pm', '19:30'],
  ['19h30', '19:30'],
  ['14:00 Uhr', '14:00'],
  ['um 9 Uhr', '09:00'],
  ['7 pm', '19:00'],
  ['3 p.m.', '15:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['14時30分', '14:30'],
  ['午後2時', '14:00'],
  ['上午9点半', '09:30'],
  ['晚上7点', '19:00'],
  ['vers 13h', '13:00'],
  ['às 9h', '09:00'],
  ['a las 10 de la noche', '22:00'],
  ['alle 9 partiamo', '09:00'],
  ['alle ore 12.30', '12:30'],
  ['om 12 uur', '12:00'],
  ['om 9u in Gent', '09:00'],
  ['Museum\t13u30', '13:30'],
  ['gegen 8 haben wir gepackt', '08:00'],
  ['om 9 zijn we vertrokken', '09:00'],
  ['pasadas las 10', '10:00'],
  ['o godz. 9 zwiedzanie', '09:00'],
  ['v 15 hodin', '15:00'],
  ['kolem 18. hodiny', '18:00'],
  ['в 9 часов', '09:00'],
  ['kl. 9 åkte vi', '09:00'],
  ['klokken 9.30', '09:30'],
  ['klo 14', '14:00'],
  ['saat 10’da', '10:00'],
  ['오전 9시 30분 도착', '09:30'],
  ['저녁 7시 반', '19:30'],
  ['a les 8', '08:00'],
  ['um 10 ging es los', '10:00'],
  ['8 Uhr abends', '20:00'],
  ['at 9 in the evening', '21:00'],
  ['we met at noon', '12:00'],
  ['reached the town right around noon', '12:00'],
  ['nous arrivons vers midi', '12:00'],
  ['à midi', '12:00'],
  ['1645H', '16:45'],
  ['11h – le marché', '11:00'],
  ['the boat at 4, bring a hat', '16:00'],
  ['the market at 5 in the morning', '05:00'],
  ['at half past one', '13:30'],
  ['at nine o’clock', '09:00'],
  ['um halb acht', '07:30'],
  ['gegen acht, noch müde', '08:00'],
  ['à huit heures et demie', '08:30'],
  ['a las nueve y media', '09:30'],
  ['a las dos comimos', '14:00'],
  ['a las cinco de la mañana', '05:00'],
  ['alle undici', '11:00'],
  ['às onze', '11:00'],
  ['om negen uur', '09:00'],
  ['om half zes', '17:30'],
  ['om kwart voor acht ’s avonds', '19:45'],
  ['下午一點', '13:00'],
  ['九点半', '09:30'],
  ['两点五十到山顶', '14:50'],
  ['10.20 to the harbour', '10:20'],
  ['the halt (10.21)', '10:21'],
  ['um 12:30 am Einstieg', '12:30'],
  ['by 12:30 am the bar was empty', '00:30'],
  ['we set off ca. 9 am', '09:00'],
  ['Midi · 12h', '12:00'],
  ['Tarde: o museu (14h)', '14:00'],
  ['das 10h às 12h', '10:00'],
  ['PM 2:30 cafe', '14:30'],
  ['AM10:00 museum', '10:00'],
  ['from 5 PM 6:30', '17:00'],
  ['7:30p Dinner', '19:30'],
  ['9.00-10.30 Museum', '09:00'],
  ['pukul 10.00', '10:00'],
  ['Soir · dîner 19h', '19:00'],
  ['le train de 9h', '09:00'],
  ['ouvert de 9 heures à 17 heures', '09:00'],
  ['ya eran las diez y cuarto', '10:15'],
  ['antes de las tres de la tarde', '15:00'],
  ['ormai a sera, poco dopo le sette', '19:00'],
  ['pelas quatro da tarde', '16:00'],
  ['das nove às onze', '09:00'],
  ['abierto de las diez a las doce', '10:00'],
  ['llegamos a la una', '13:00'],
  ["arriviamo all'una", '13:00'],
  ['à uma da tarde', '13:00'],
  ['à dix heures du soir', '22:00'],
  ['vanaf negen uur', '09:00'],
  // Words that only look like one for the evening or the morning.
  ['Am Sonnabend um neun Uhr', '09:00'],
  ['Llegamos a Lucena a las nueve', '09:00'],
  ['Le départ sera à huit heures', '08:00'],
  ['We nearly missed the bus at four', '16:00'],
  ['Tea in the auberge at four', '16:00'],
  ['Early dinner at six', '18:00'],
  // A symbol before the time at the start of a line.
  ['→16h: the lookout', '16:00'],
  // A line of a plan that starts with the way there.
  ['8:00 Drive to the lake', '08:00'],
  ['5:00 Fahrt zum Hafen', '05:00'],
  ['9:00 rijden naar zee', '09:00'],
  ['14h00 en bus jusqu’au musée', '14:00'],
  ['9:30 de camino a la costa', '09:30'],
  ['9:00 a piedi fino alla torre', '09:00'],
  ['13:00 a pé para o palácio', '13:00'],
  ['• 9h – the market', '09:00'],
])('%s is %s', (text, time) => {
  expect(findTime(text)?.time).toBe(time);
});

test.each([
  'con una duración de 1 h 20 min',
  'the walk takes 3:15 hours',
  'die Wanderung soll 3:15 Stunden dauern',
  'trvala kolem 2 hodin',
  '3시간 소요',
  '24:59',
  'at 9:75',
  '€9.30',
  '9:30 €',
  'costs 9.30',
  'a screen of 16:9',
  'scale 1:50',
  'a map in 1:50.000',
  '2h30 of walking',
  'room 1930',
  '2時間',
  '5-6 hrs',
  '4 uur wandelen',
  'à 2h de Paris',
  'alle 9 Tage',
  'alle 4 de dagen',
  'at 10 euros',
  'ran out at 3.',
  '第2点',
  '一点也不远',
  'at one point',
  'at two hostels',
  '1.18 The old church',
  '12.05 Rome',
  'um drei Ecken',
  'deux heures de marche',
  '19.50 kilómetros de subida',
  '00:13:09 The film begins',
  'una duración de 2 horas',
  'una marcha de 6 horas hasta el lago',
  'une balade de 2 heures',
  'un vol en 12h',
  '⏱️ 8h',
  '~8h',
  '± 7 h – 20 km',
  'the trip took around 2hrs',
  'to the ferry (~1:15 h)',
  'autour de 4 h 30 en voiture',
  'había pasado 1:20 de trayecto',
  'nach 1:20 Fahrt',
  'la más bella de las tres',
  'pelas quatro praças',
  'una delle tre chiese',
  'na drie uur lopen',
  '7h à 8h de marche',
  '10h-12h de route',
  'the ridge (5h)',
])('%s is no clock time', (text) => {
  expect(findTimes(text)).toEqual([]);
});

test('both ends of a range are found, where they stand', () => {
  const text = 'open 9.30 am to 7 pm';
  expect(findTimes(text).map(({ start, end }) => text.slice(start, end))).toEqual(['9.30 am', '7 pm']);
  expect(findTimes('5:30-6:30').map(({ time }) => time)).toEqual(['05:30', '06:30']);
});

test('whatever the text, a time is a time of day and stands inside it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:.hamp Uhr午後時-€') }), (text) => {
      for (const { time, start, end } of findTimes(text)) {
        expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

test('the full stop after "AM" ends the sentence, that of "a.m." is its own', () => {
  const words = (text: string) => findTimes(text).map(({ start, end }) => text.slice(start, end));
  expect(words('We came at 11:00 AM. Then lunch.')).toEqual(['11:00 AM']);
  expect(words('We came at 11:00 a.m. with Ann.')).toEqual(['11:00 a.m.']);
});

test('of a word of the morning and one of the evening the nearer counts', () => {
  const told = (text: string) => findTimes(text).map(({ time }) => time);
  expect(told('We got up at six and had dinner at seven.')).toEqual(['06:00', '19:00']);
  expect(told('Breakfast at eight. Dinner at half past seven.')).toEqual(['08:00', '19:30']);
});
