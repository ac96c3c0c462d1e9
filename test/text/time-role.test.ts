import { describe, expect, test } from 'vitest';
import { timeContextOf } from '../../lib/text/time-role.ts';
import { findTimeSpans, spanMinutes } from '../../lib/text/time-spans.ts';

const rolesIn = (text: string) => findTimeSpans(text).map((span) => timeContextOf(text, span));

describe('what a time is about', () => {
  test.each([
    ['Open daily 9 am to 6 pm', 'opening'],
    ['Mo–Fr 8–19 Uhr', 'opening'],
    ['Horaires : 10h00–18h00', 'opening'],
    ['Lunch from 12:00', 'opening'],
    ['we stayed until 11pm', 'opening'],
    ['営業時間 10:00〜18:00', 'opening'],
    ['營業 10:00-18:00', 'opening'],
    ['09:40 抵達山頂', 'arriving'],
    ['we landed at 9:10', 'arriving'],
    ['The train leaves at 9:15', 'leaving'],
    ['Abfahrt um 7:30 Uhr', 'leaving'],
    ['sunset was at 8:30 pm', 'own'],
    ['Wecker um 6 Uhr', 'own'],
    ['Gehzeit: 6:31h', 'length'],
    ['35,27 km 1308 m 07:19 h', 'length'],
    ['2012-03-28, 16:33', 'stamp'],
    ['We arrived at 9.30 am', 'arriving'],
    ['Alle 19:15 arrivo a Brindisi', 'arriving'],
    ['a light show that starts at 8:00 pm', 'beginning'],
    ['Zeit: 6:31h', 'length'],
    ['From the port to the crater (00:25)', 'length'],
    ['Uhrzeit: 9:00 Uhr', 'beginning'],
    ['Time: 9:00–19:00', 'opening'],
    ['Horario: 10:00-10:45', 'beginning'],
    ['Horario: 9:00-19:00', 'opening'],
    ['Timings: 9:00 am to 7:00 pm', 'opening'],
    ['Times| 9:30 AM - 5 PM', 'opening'],
    ['Opening times: 9:00–13:00', 'opening'],
    ['Opening hours: 10:00–12:00', 'opening'],
    ['Closing time: 18:00', 'opening'],
    ['営業時間：9:00-12:00', 'opening'],
    ['Visiting hours: 10:00–12:00', 'opening'],
    ['Visiting times: 10:00–12:00', 'opening'],
    ['Visiting hours start at 10:00', 'opening'],
    ['Besuchszeiten: 10–12 Uhr', 'opening'],
    ['Heures de visite : 10h00–12h00', 'opening'],
    ['Horario de visitas: 10:00-12:00', 'opening'],
    ['Orario di visita: 10:00-12:00', 'opening'],
    ['Horário de visitação: 10:00-12:00', 'opening'],
    ['Bezoekuren: 10:00-12:00', 'opening'],
    ['拝観時間：9:00-12:00', 'opening'],
    ['Horario de visita: 10:00', 'arriving'],
    ['Visiting the castle: 10:00–12:00', 'arriving'],
    ['Port time: 8:00 AM – 6:00 PM', 'beginning'],
    ['Arrive at the 8am opening', 'arriving'],
    ['Join us for the feast on Sunday, June 26th, 2016 at 4pm', 'plain'],
    ['Posted by Ann on June 26th, 2016 at 4pm', 'stamp'],
    ['10:00 Museum', 'plain'],
    ['07h30 – 08h50 – Viagem até o porto', 'plain'],
    ['11:00 – 12:00 Fahrt bis Bern', 'plain'],
    ['aberto até às 18h', 'opening'],
    ['we stayed until about 5 pm', 'opening'],
    ['visit the tower (last entry at 4:15 pm)', 'opening'],
    ['visita la catedral (última entrada a las 16:15)', 'opening'],
    ['The temple (8:00–17:00)', 'opening'],
    ['8:00–17:00 The temple', 'plain'],
    ['be there before 8 am', 'earlier'],
    ['antes de las 9:00', 'earlier'],
    ['we took the 11 am bus', 'leaving'],
    ['Um 9:45 weiter nach Bern', 'leaving'],
    ['On part à 7h30', 'leaving'],
    ['nos recogen a las 7:20', 'leaving'],
    ['我们四点到的', 'arriving'],
    ['une table pour 19h30', 'arriving'],
    ['dorazili jsme kolem 12. hodiny', 'arriving'],
    ['v 9:00 jsme vyrazili', 'leaving'],
    ['budíček v 7:00', 'own'],
    // "Until" applies to a time only right beside it.
    ['駅までは無料なので、午後１時に到着', 'arriving'],
    ['17時まで', 'opening'],
    ['11時ごろまで公園を散歩', 'opening'],
    // "Ferme" is a farm here, not "closes".
    ['Dîner à la Ferme Fougère à 19h', 'plain'],
    ['Le musée ferme à 19h', 'opening'],
    ['Le musée ferme du lundi au jeudi à 18h', 'opening'],
    ['Vers 16h goûter à la ferme du Bocage', 'plain'],
    ['posted at 09:22:53', 'stamp'],
    // A spreadsheet's time format in a plan.
    ['09:00:00 The opera house', 'plain'],
    ['we got there around 10 am', 'arriving'],
    ['Um 8:15 Uhr waren wir vor den Toren', 'arriving'],
    ['wo ich gegen 16 Uhr ankam', 'arriving'],
    ['晚上 18:30 到湖边', 'arriving'],
    ['7時に、ホテルにチェックイン', 'arriving'],
    ['we hit the road at 5:30 am', 'leaving'],
    ['onto a 10:29 ICE to the coast', 'leaving'],
    ['15:00 Ice-cream on the pier', 'plain'],
    ['Um 14 Uhr nehmen wir die Fähre', 'leaving'],
    ['Um 14 Uhr nehmen wir einen Drink an der Bar', 'plain'],
    ['arranqué a las 7:30', 'leaving'],
    ['A las 20:00 arranca el concierto', 'plain'],
    ['早上10:37出门', 'leaving'],
    ['七点半起来', 'own'],
    ['早上9点一起来湖边散步', 'plain'],
    ['10点半看起来人不多', 'plain'],
    ['下午五点就歇业了', 'opening'],
    ['The old part of town at 10:00', 'plain'],
    ['une partie du château à 9h30', 'plain'],
    ['We took a guided tour of the palace at 10:00', 'plain'],
    ['We took the night train at 10:00', 'leaving'],
    ['Tomamos un café en la plaza a las 10:00', 'plain'],
    ['Tomamos el tren a las 10:00', 'leaving'],
    ['Ferry Building 10:00', 'plain'],
    ['Bus 10:00', 'leaving'],
    ['We walked until the lake at 5 pm', 'plain'],
    ['Wir blieben bis ca. 18 Uhr', 'opening'],
    ['Wir waren vor Ort um 9:00', 'plain'],
    ['shortly before 9 am', 'plain'],
    ['à 10:00 en visitant le musée', 'arriving'],
    ['9点到处都是人', 'plain'],
    ['最終入場 16:30', 'opening'],
    ['Flight time: 14h', 'length'],
    ['Flugzeit: 11h', 'length'],
    ['Drive time: 2:45', 'length'],
    ['Ride time 1:30', 'length'],
    ['Rijtijd: 2:15', 'length'],
    ['Tempo de condução: 3:20', 'length'],
    ['所要時間：2:30', 'length'],
    ['车程：2:30', 'length'],
    ['It is a 3:30 hour drive to the lake', 'length'],
    ['It is a 2:45 drive to the lake', 'length'],
    ['2:15 ore di viaggio', 'length'],
    ['2:30 uur rijden', 'length'],
    ['9:00 Drive to the lake', 'plain'],
    ['We took the 8:15 crossing', 'plain'],
  ])('%s: %s', (text, role) => {
    expect(rolesIn(text)).toEqual([role]);
  });

  test.each([
    'It is 3 hours’ drive to the lake',
    'It is 3:30 hours’ drive to the lake',
    'Nach 3:30 Stunden sind wir am See',
    'Il y a 2:15 de route',
    'a 5h drive',
    'Driving 3 hours 15',
  ])('%s: no time at all', (text) => {
    expect(rolesIn(text)).toEqual([]);
  });

  test('what is joined on is told of the time that follows', () => {
    expect(rolesIn('I took the flight at 2 pm and reached the town at 5 pm')).toEqual([
      'leaving',
      'arriving',
    ]);
  });

  test('who closes for lunch is a door', () => {
    expect(rolesIn('The lift (8:30–12:00, 14:00–17:30)')).toEqual(['opening', 'opening']);
  });

  test.each([['The tower, 10:00', 'plain']])('%s: %s', (text, role) => {
    expect(rolesIn(text)).toEqual([role]);
  });

  test.each([
    'Passeio do centro 10:00–12:00',
    'Giro di Otranto 10:00–12:00',
    'La mer et la plage 10:00–12:00',
  ])('a word that looks like a short weekday makes no notice at a door: %s', (text) =>
    expect(rolesIn(text)).toEqual(['plain']),
  );

  test.each(['Mo–Fr 9:00–17:00', 'Sa, So 10:00–18:00', 'Mon: 9:00–17:00', 'mar : 10:00–12:00'])(
    'short weekdays before a range do: %s',
    (text) => expect(rolesIn(text)).toEqual(['opening']),
  );

  test.each([
    'Godziny otwarcia: od 10:00 do 19:00',
    'Otevřeno denně 10:00–18:00',
    'Öppettider 10:00–18:00',
    'Åbent 10:00–18:00',
    '운영시간 10:00–18:00',
  ])('%s is when doors are open', (text) => expect(rolesIn(text)).toEqual(['opening']));

  test('words of the next clause do not count', () => {
    expect(rolesIn('coffee at 10:30, then we arrived in town')).toEqual(['plain']);
  });
});

describe('spans', () => {
  test.each([
    ['9:00 – 10:30', '09:00', '10:30', 90],
    ['10–19 Uhr', '10:00', '19:00', 540],
    ['4-6 PM', '16:00', '18:00', 120],
    ['11-1 PM', '11:00', '13:00', 120],
    ['9 am to 5 pm', '09:00', '17:00', 480],
    ['Sep 09 18:00 - Sep 09 19:00', '18:00', '19:00', 60],
    ['10:00〜18:00', '10:00', '18:00', 480],
    ['23:00 – 01:00', '23:00', '01:00', 120],
    ['4-4:30pm', '16:00', '16:30', 30],
    ['11:15 → 13:00', '11:15', '13:00', 105],
    ['11:15ー13:00', '11:15', '13:00', 105],
    ['11:15－13:00', '11:15', '13:00', 105],
    ['od 10:00 do 19:00', '10:00', '19:00', 540],
    ['between 2 and 3 pm', '14:00', '15:00', 60],
    ['between 11 am and 1 pm', '11:00', '13:00', 120],
    ['between 11 and 1 pm', '11:00', '13:00', 120],
    ['between 11 pm and 1 am', '23:00', '01:00', 120],
    ['zwischen 10 und 11 Uhr', '10:00', '11:00', 60],
    ['entre 9h et 10h30', '09:00', '10:30', 90],
    ['entre las 9 y las 11', '09:00', '11:00', 120],
    ['tra le 9 e le 11', '09:00', '11:00', 120],
    ['entre 9h e 9h30', '09:00', '09:30', 30],
    ['tussen 9 en 10 uur', '09:00', '10:00', 60],
  ])('%s', (text, time, until, minutes) => {
    const [span] = findTimeSpans(text);
    expect([span?.time, span?.until, span && spanMinutes(span)]).toEqual([time, until, minutes]);
  });

  test.each([
    'between 2 and 3 hours',
    'entre 2h et 3h de marche',
    'tussen 2 en 3 uur lopen',
    'between 9 and 10 people',
  ])('%s is no time of day', (text) => expect(findTimeSpans(text).some(({ until }) => until)).toBe(false));

  test('two times with words between are two', () => {
    expect(findTimeSpans('9:00 church, 11:00 market').map(({ time, until }) => [time, until])).toEqual([
      ['09:00', undefined],
      ['11:00', undefined],
    ]);
  });
});

test('what stands after the end of a range goes for its beginning too', () => {
  const [evening] = findTimeSpans('7:00 – 9:00 PM');
  expect(evening).toMatchObject({ time: '19:00', until: '21:00' });
  const [lunch] = findTimeSpans('11:00 – 1:00 PM');
  expect(lunch).toMatchObject({ time: '11:00', until: '13:00' });
  const [whole] = findTimeSpans('9:00 AM – 5:00 PM');
  expect(whole).toMatchObject({ time: '09:00', until: '17:00' });
});
