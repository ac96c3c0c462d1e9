// Tickets of companies that do not exist, and what must be read from them. Written for these tests.
import type { Tickets } from './tickets.ts';

export const flights: Tickets = {
  'Japanese flights in a table': {
    text: `
# アオゾラ航空
eチケットお客様控え
お名前  YAMADA/TARO MR        予約番号  QX7T2P
航空券番号  205 2410337756     発行日  2026年2月10日

便名      出発地            到着地          出発日           出発時刻   到着時刻   クラス
AZ 0067   東京(羽田) HND   札幌(新千歳) CTS   2026/05/03(日)   10:30      12:05      普通席
AZ 0072   札幌(新千歳) CTS   東京(羽田) HND   2026/05/06(水)   18:00      19:40      普通席
保安検査場は出発時刻の20分前までにお通りください。
合計  48,600円
`,
    legs: [
      'flight | AZ 0067 | 東京(羽田) HND → 札幌(新千歳) CTS | 2026-05-03T10:30 – 2026-05-03T12:05 | QX7T2P | - | アオゾラ航空',
      'flight | AZ 0072 | 札幌(新千歳) CTS → 東京(羽田) HND | 2026-05-06T18:00 – 2026-05-06T19:40 | QX7T2P | - | アオゾラ航空',
    ],
  },
  'Dutch flights out and back, each under its date': {
    text: `
# Polder Air
Reisschema
Boekingscode: 8HGT2W
Geboekt op 12 januari 2026
Heenvlucht - zaterdag 2 mei 2026
10:05  Amsterdam Schiphol (AMS)
12:40  Lissabon (LIS)
Vlucht PO 1452     Stoel 17C     Boarding 09:25
Terugvlucht - zaterdag 9 mei 2026
13:30  Lissabon (LIS)
17:25  Amsterdam Schiphol (AMS)
Vlucht PO 1453     Stoel 18A     Boarding 12:50
`,
    legs: [
      'flight | PO 1452 | Amsterdam Schiphol AMS → Lissabon LIS | 2026-05-02T10:05 – 2026-05-02T12:40 | 8HGT2W | 17C | Polder Air',
      'flight | PO 1453 | Lissabon LIS → Amsterdam Schiphol AMS | 2026-05-09T13:30 – 2026-05-09T17:25 | 8HGT2W | 18A | Polder Air',
    ],
  },
  'an American flight, month first': {
    text: `
# Sierra Pacific
Confirmation: GH7KQ2
Flight 1              SP 482
Depart                            Arrive
San Diego, CA (SAN)               Seattle, WA (SEA)
06/05/2026                        06/05/2026
7:15 AM                           10:05 AM
Issued 04/20/2026
`,
    legs: [
      'flight | SP 482 | San Diego, CA SAN → Seattle, WA SEA | 2026-06-05T07:15 – 2026-06-05T10:05 | GH7KQ2 | - | Sierra Pacific',
    ],
  },
  'French flights with a connection': {
    text: `
# Ailes du Midi
Votre confirmation de voyage - Référence de réservation : W3RT9K
Vol AM 310 - mardi 12 mai 2026
Départ 06:50 Toulouse (TLS)
Arrivée 08:15 Paris Orly (ORY)
Correspondance 1 h 35
Vol AM 8812 - mardi 12 mai 2026
Départ 09:50 Paris Orly (ORY)
Arrivée 23:05 Fort-de-France (FDF)
Enregistrement : fermeture à 06:10
`,
    legs: [
      'flight | AM 310 | Toulouse TLS → Paris Orly ORY | 2026-05-12T06:50 – 2026-05-12T08:15 | W3RT9K | - | Ailes du Midi',
      'flight | AM 8812 | Paris Orly ORY → Fort-de-France FDF | 2026-05-12T09:50 – 2026-05-12T23:05 | W3RT9K | - | Ailes du Midi',
    ],
  },
  'a Czech flight': {
    text: `
Potvrzení rezervace
Rezervační kód: K4M8TT
Odlet: 18.06.2026 14:05 Praha (PRG)
Přílet: 18.06.2026 15:35 Kodaň (CPH)
Let: VD 721   Sedadlo: 4D
`,
    legs: ['flight | VD 721 | Praha PRG → Kodaň CPH | 2026-06-18T14:05 – 2026-06-18T15:35 | K4M8TT | 4D | -'],
  },
  'a bilingual boarding pass without a year': {
    text: `
TARJETA DE EMBARQUE / BOARDING PASS
Nombre / Name     GARCIA/LUCIA
De / From    MADRID (MAD) T4        A / To    ROMA FIUMICINO (FCO) T1
Vuelo / Flight   Fecha / Date   Hora embarque / Boarding   Salida / Departure   Llegada / Arrival   Asiento / Seat
IX 3234          12 NOV         15:10                      15:55                18:20               21F
Localizador / Record locator   PL7QTX
Emitido el 01/11/2026
`,
    legs: [
      'flight | IX 3234 | MADRID MAD → ROMA FIUMICINO FCO | 2026-11-12T15:55 – 2026-11-12T18:20 | PL7QTX | 21F | -',
    ],
  },
  'German flights out and back': {
    text: `
# Alpenluft
Buchungsbestätigung
Ihr Buchungscode: 5TGH2Z
Buchungsdatum: 03.01.2026
Hinflug
Mo, 16.02.2026
Köln/Bonn (CGN) - Zürich (ZRH)
EL 985     Abflug 18:40     Ankunft 19:50
Rückflug
Fr, 20.02.2026
Zürich (ZRH) - Köln/Bonn (CGN)
EL 984     Abflug 20:35     Ankunft 21:50
Gesamtpreis 189,98 EUR
`,
    legs: [
      'flight | EL 985 | Köln/Bonn CGN → Zürich ZRH | 2026-02-16T18:40 – 2026-02-16T19:50 | 5TGH2Z | - | Alpenluft',
      'flight | EL 984 | Zürich ZRH → Köln/Bonn CGN | 2026-02-20T20:35 – 2026-02-20T21:50 | 5TGH2Z | - | Alpenluft',
    ],
  },
  'a Japanese boarding pass': {
    text: `
搭乗券 BOARDING PASS
お名前 NAME    SATO/HANAKO MS
便名 FLIGHT     日付 DATE     搭乗時刻 BOARDING   搭乗口 GATE   座席 SEAT
SK 123          5月20日       08:25               14            23K
出発 FROM 東京/羽田 HND  08:50
到着 TO   福岡 FUK       10:45
予約番号  H3K9TD     発行日 2026年5月1日
`,
    legs: [
      'flight | SK 123 | 東京/羽田 HND → 福岡 FUK | 2026-05-20T08:50 – 2026-05-20T10:45 | H3K9TD | 23K | -',
    ],
  },
  'a Chinese flight': {
    text: `
电子客票行程单
旅客姓名：王伟     订座记录编号：NX4J7P
航班号   出发          到达          日期         起飞时间   到达时间   座位
QX8821   上海浦东PVG   成都双流CTU   2026-09-12   08:15      11:40      32A
总价：CNY 1,260.00
`,
    legs: [
      'flight | QX 8821 | 上海浦东 PVG → 成都双流 CTU | 2026-09-12T08:15 – 2026-09-12T11:40 | NX4J7P | 32A | -',
    ],
  },
  'flights in a table, two over night': {
    text: `
Itinerary for MR J DOE        Record Locator: QWERT7
Date      Flight   From                To                 Depart   Arrive
10 Aug    XA 101   London (LHR)        Dubai (DXB)        21:30    07:15+1
11 Aug    XA 402   Dubai (DXB)         Singapore (SIN)    09:45    21:20
24 Aug    XA 403   Singapore (SIN)     Dubai (DXB)        23:55    03:10+1
Issued: 2 March 2026
`,
    legs: [
      'flight | XA 101 | London LHR → Dubai DXB | 2026-08-10T21:30 – 2026-08-11T07:15 | QWERT7 | - | -',
      'flight | XA 402 | Dubai DXB → Singapore SIN | 2026-08-11T09:45 – 2026-08-11T21:20 | QWERT7 | - | -',
      'flight | XA 403 | Singapore SIN → Dubai DXB | 2026-08-24T23:55 – 2026-08-25T03:10 | QWERT7 | - | -',
    ],
  },
};
