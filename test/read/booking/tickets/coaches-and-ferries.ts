// Tickets of companies that do not exist, and what must be read from them. Written for these tests.
import type { Tickets } from './tickets.ts';

export const coachesAndFerries: Tickets = {
  'a Japanese night coach that arrives on the next day': {
    text: `
高速バス乗車票
北国バス株式会社
予約番号：HB20260718
乗車日：2026年7月18日（土）
路線名：東京-金沢線
便名：103便
乗車停留所：バスタ新宿（南口）
出発時刻：23時10分
降車停留所：金沢駅東口
到着時刻：翌日 6時45分
座席番号：5B
集合時間：22時50分
運賃：6,800円
`,
    legs: [
      'bus | 103便 | バスタ新宿（南口） → 金沢駅東口 | 2026-07-18T23:10 – 2026-07-19T06:45 | HB20260718 | 5B | 北国バス株式会社',
    ],
  },
  'a Japanese ferry with an arrow': {
    text: `
# みなと汽船
乗船引換証
予約番号   FN-339012
乗船日     2026年8月2日
航路       大阪南港 → 別府観光港
出港       19時05分
入港       翌日 6時55分
船室       スタンダード 203
乗船手続き締切  18時05分
`,
    legs: [
      'ferry | - | 大阪南港 → 別府観光港 | 2026-08-02T19:05 – 2026-08-03T06:55 | FN-339012 | - | みなと汽船',
    ],
  },
  'a Portuguese coach': {
    text: `
# Rede Atlântica Expressos
Bilhete de autocarro
Reserva: RA-553201
Data: 09-06-2026
Partida: Lisboa Sete Rios 07:30
Chegada: Porto Campanhã 11:00
Lugar: 22
Total: 19,50 €
`,
    legs: [
      'bus | - | Lisboa Sete Rios → Porto Campanhã | 2026-06-09T07:30 – 2026-06-09T11:00 | RA-553201 | 22 | Rede Atlântica Expressos',
    ],
  },
  'a Swedish ferry with dotted times': {
    text: `
# Skärgårdslinjen
Bokningsbekräftelse
Bokningsnummer   SK88213
Resdatum    fredag 3 juli 2026
Från        Stockholm Frihamnen
Till        Visby
Avgång      16.30
Ankomst     19.45
Hytt        4012
Incheckning senast 15.45
Att betala  1 240 kr
`,
    legs: [
      'ferry | - | Stockholm Frihamnen → Visby | 2026-07-03T16:30 – 2026-07-03T19:45 | SK88213 | - | Skärgårdslinjen',
    ],
  },
  'a German night coach with the arrival’s date beside it': {
    text: `
# Grünlinie Fernbus
Ihre Buchung 3071 558 221
Buchungsnummer: GL-30715582
Freitag, 24.07.2026
22:45   Berlin ZOB, Messedamm 8
        Bus 118, Richtung Zürich
06:20   München ZOB, Arnulfstraße 21     Sa., 25.07.2026
Sitzplatz: 11C
Gesamtpreis: 34,98 EUR
`,
    legs: [
      'bus | Bus 118 | Berlin ZOB → München ZOB | 2026-07-24T22:45 – 2026-07-25T06:20 | GL-30715582 | 11C | Grünlinie Fernbus',
    ],
  },
  'two crossings side by side': {
    text: `
# Island Ferries
Booking reference IF-20391
OUTBOUND                              RETURN
Oban to Craignure                     Craignure to Oban
Date: Sat 11 July 2026                Date: Tue 14 July 2026
Departs: 09:55                        Departs: 16:40
Arrives: 10:41                        Arrives: 17:26
Total paid £88.20
`,
    legs: [
      'ferry | - | Oban → Craignure | 2026-07-11T09:55 – 2026-07-11T10:41 | IF-20391 | - | Island Ferries',
      'ferry | - | Craignure → Oban | 2026-07-14T16:40 – 2026-07-14T17:26 | IF-20391 | - | Island Ferries',
    ],
  },
  'an Italian night ferry': {
    text: `
# Rotte del Sole
Conferma di prenotazione n. 55210
Codice prenotazione: TDS-9921-44
Nave: Stella Marina
Tratta: Civitavecchia - Olbia
Partenza: 22/07/2026 ore 22:30
Arrivo: 23/07/2026 ore 05:30
Imbarco entro le ore 20:30
Cabina: 7114
Totale: € 212,50
`,
    legs: [
      'ferry | - | Civitavecchia → Olbia | 2026-07-22T22:30 – 2026-07-23T05:30 | TDS-9921-44 | - | Rotte del Sole',
    ],
  },
  'a Polish coach between bus stations with letters': {
    text: `
Bilet autobusowy
Przewoźnik: Bałtyk Express
Numer rezerwacji: BE4471209
Wyjazd: 12 sierpnia 2026, godz. 06:45
Z: Kraków, Dworzec MDA
Przyjazd: 12 sierpnia 2026, godz. 12:10
Do: Gdańsk, Dworzec PKS
Miejsce: 14
Cena: 89 zł
`,
    legs: [
      'bus | - | Kraków, Dworzec MDA → Gdańsk, Dworzec PKS | 2026-08-12T06:45 – 2026-08-12T12:10 | BE4471209 | 14 | Bałtyk Express',
    ],
  },
};
