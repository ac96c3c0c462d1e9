// Tickets of companies that do not exist, and what must be read from them. Written for these tests.
import type { Tickets } from './tickets.ts';

export const trains: Tickets = {
  'a Japanese train with coach and seat in one cell': {
    text: `
# 東海みどり鉄道
ご予約内容確認書
予約番号        7K2-99841
発行日          2026年3月1日

乗車日    2026年4月12日(日)
列車名    あおば 225号
発駅      東京      9:03 発
着駅      名古屋    10:41 着
座席      7号車 12番E席
料金      11,300円
発車の2分前までにホームへお越しください。
`,
    legs: [
      'train | あおば 225号 | 東京 → 名古屋 | 2026-04-12T09:03 – 2026-04-12T10:41 | 7K2-99841 | 7 12E | 東海みどり鉄道',
    ],
  },
  'an Italian train whose times stand under the stations': {
    text: `
# Linee Adriatiche
Biglietto di viaggio
Codice prenotazione (PNR): L7MN2Q        Data emissione: 02/02/2026
Passeggero: Giulia Ferri

Treno          Partenza            Arrivo              Data          Carrozza   Posto
AV 9517        Milano Centrale     Bologna Centrale    14/03/2026    4          12A
               08:10               09:14
Totale pagato: 39,90 €
`,
    legs: [
      'train | AV 9517 | Milano Centrale → Bologna Centrale | 2026-03-14T08:10 – 2026-03-14T09:14 | L7MN2Q | 4 12A | Linee Adriatiche',
    ],
  },
  'two stations side by side, each with its time and date': {
    text: `
Stazione di partenza                Stazione di arrivo
Roma Termini                        Napoli Centrale
Ore 09:00                           Ore 10:13
14/03/2026                          14/03/2026
Treno: 9615        Carrozza: 3     Posto: 7D
PNR: AB3CD9
`,
    legs: [
      'train | 9615 | Roma Termini → Napoli Centrale | 2026-03-14T09:00 – 2026-03-14T10:13 | AB3CD9 | 3 7D | -',
    ],
  },
  'a Polish train': {
    text: `
Koleje Bursztynowe
Bilet internetowy nr 55120394
Numer zamówienia: 88210034
Odjazd                        Przyjazd                     Pociąg      Wagon   Miejsce
Warszawa Centralna            Gdańsk Główny                EIC 5302    12      61
15.05.2026  10:20             15.05.2026  13:01
Cena: 129,00 zł
Data zakupu: 01.05.2026
`,
    legs: [
      'train | EIC 5302 | Warszawa Centralna → Gdańsk Główny | 2026-05-15T10:20 – 2026-05-15T13:01 | 88210034 | 12 61 | Koleje Bursztynowe',
    ],
  },
  'a Chinese train': {
    text: `
订单号：E482910337
出票日期：2026-04-01
车次   出发站     到达站     日期          出发时间   到达时间   车厢   座位号
G101   北京南     上海虹桥   2026-04-20    06:36      12:40      05     12F
票价：￥553.0
`,
    legs: [
      'train | G101 | 北京南 → 上海虹桥 | 2026-04-20T06:36 – 2026-04-20T12:40 | E482910337 | 05 12F | -',
    ],
  },
  'a Spanish train': {
    text: `
# Ferrocarriles del Sur
Localizador: ZK81WQ
Origen: Sevilla Santa Justa       Destino: Madrid Puerta de Atocha
Fecha: 04/11/2026
Salida: 08:45      Llegada: 11:17
Tren: 02081   Coche: 5   Plaza: 03C
Cierre de acceso al tren 2 minutos antes de la salida.
Precio total: 52,30 €   Fecha de compra: 20/10/2026
`,
    legs: [
      'train | 02081 | Sevilla Santa Justa → Madrid Puerta de Atocha | 2026-11-04T08:45 – 2026-11-04T11:17 | ZK81WQ | 5 03C | Ferrocarriles del Sur',
    ],
  },
  'a Danish train': {
    text: `
# Nordbanen
Bestillingsnummer: 4471902
Rejsedato: 21. august 2026
Fra: København H    Afgang: 07.27
Til: Aarhus H       Ankomst: 10.12
Tog: IC 117   Vogn: 31   Plads: 45
Pris i alt: 298,00 kr.
`,
    legs: [
      'train | IC 117 | København H → Aarhus H | 2026-08-21T07:27 – 2026-08-21T10:12 | 4471902 | 31 45 | Nordbanen',
    ],
  },
  'French trains out and back': {
    text: `
Confirmation de votre commande
Bonjour Mme Claire Morel,
Référence dossier : SJRTKE
ALLER : PARIS GARE DE LYON - MARSEILLE ST CHARLES
Samedi 18 avril 2026
Départ   09h37   PARIS GARE DE LYON
Arrivée  13h01   MARSEILLE ST CHARLES      TGV 6107   2ème classe   Voiture 15  Place 61
RETOUR : MARSEILLE ST CHARLES - PARIS GARE DE LYON
Mercredi 22 avril 2026
Départ   18h02   MARSEILLE ST CHARLES
Arrivée  21h17   PARIS GARE DE LYON        TGV 6124   2ème classe   Voiture 03  Place 25
Montant total : 142,00 EUR
`,
    legs: [
      'train | TGV 6107 | PARIS GARE DE LYON → MARSEILLE ST CHARLES | 2026-04-18T09:37 – 2026-04-18T13:01 | SJRTKE | 15 61 | -',
      'train | TGV 6124 | MARSEILLE ST CHARLES → PARIS GARE DE LYON | 2026-04-22T18:02 – 2026-04-22T21:17 | SJRTKE | 03 25 | -',
    ],
  },
  'times with signs for leaving and arriving': {
    text: `
# きっぷ予約 みどりネット
お申込内容
お預かり番号   48213
予約番号  E12345
行程 1
乗車日   4月29日(水)
区間     新大阪 → 広島
列車     さくら 555号
発着時刻 10:05発 - 11:31着
座席     普通車指定席 5号車 8番A席
合計金額 10,220円
購入日時 2026年4月1日 12:30
`,
    legs: ['train | さくら 555号 | 新大阪 → 広島 | 2026-04-29T10:05 – 2026-04-29T11:31 | E12345 | 5 8A | -'],
  },
  'a Japanese journey with a change': {
    text: `
ご予約確認
予約番号：M7721930
2026年10月3日（土）
東京駅 09:20発 → 仙台駅 10:52着
はやて 13号　6号車 3番D席
仙台駅 11:10発 → 松島海岸駅 11:50着
快速 2525M
`,
    legs: [
      'train | はやて 13号 | 東京駅 → 仙台駅 | 2026-10-03T09:20 – 2026-10-03T10:52 | M7721930 | 6 3D | -',
      'train | - | 仙台駅 → 松島海岸駅 | 2026-10-03T11:10 – 2026-10-03T11:50 | M7721930 | - | -',
    ],
  },
  'British trains whose codes are no airports': {
    text: `
# Northern Vale Railways
Your e-ticket
Booking reference: 7QX2M9PL
Out: Thu 11 Jun 2026
York (YRK)         Edinburgh (EDB)
dep 10:02          arr 12:28
Coach B, Seat 34A
Return: Sun 14 Jun 2026
Edinburgh (EDB)    York (YRK)
dep 17:00          arr 19:24
Coach C, Seat 12
Ticket valid only on the trains shown.
Amount paid: £78.40
`,
    legs: [
      'train | - | York → Edinburgh | 2026-06-11T10:02 – 2026-06-11T12:28 | 7QX2M9PL | B 34A | Northern Vale Railways',
      'train | - | Edinburgh → York | 2026-06-14T17:00 – 2026-06-14T19:24 | 7QX2M9PL | C 12 | Northern Vale Railways',
    ],
  },
  'a Swedish train': {
    text: `
# Fjälltåg
Bokningskod: FT7K22
Resa 1: Stockholm C - Åre
lördag 14 februari 2026
Avg 07:12 Stockholm C
Ank 13:48 Åre
Tåg 594, Vagn 3, Plats 22
`,
    legs: [
      'train | 594 | Stockholm C → Åre | 2026-02-14T07:12 – 2026-02-14T13:48 | FT7K22 | 3 22 | Fjälltåg',
    ],
  },
};
