// Pure: no browser, no network, no clock.
import type { BookingWords } from './kinds.ts';

export const cs: BookingWords = {
  departure: 'odjezd|odj|čas odjezdu|odlet|čas odletu|vyplutí|datum odjezdu',
  arrival: 'příjezd|příj|čas příjezdu|přílet|čas příletu|připlutí',
  from: 'z|ze|odkud|výchozí stanice|nástupní zastávka|místo odjezdu|nástup|odjezd z|nástupní stanice',
  to: 'do|kam|cílová stanice|výstupní zastávka|cíl|výstup|místo příjezdu|příjezd do|výstupní stanice',
  date: 'datum|datum cesty|den|datum jízdy|datum odjezdu|datum letu',
  time: 'čas|hodina',
  flight: 'let|číslo letu|let č',
  train: 'vlak|číslo vlaku|vlak č',
  bus: 'autobus|linka|číslo linky|bus',
  ferry: 'trajekt|loď|plavba',
  service: 'spoj|spojení|číslo spoje',
  operator: 'dopravce|provozovatel|letecká společnost|dopravci|pořadatel',
  reference:
    'číslo rezervace|rezervace|rezervační kód|kód rezervace|kód transakce|číslo objednávky|číslo jízdenky|elektronická jízdenka č|jízdenka č|elektronická jízdenka|číslo obj|kód jízdenky|pnr|potvrzení|číslo potvrzení|referenční číslo|kód objednávky|objednávka|variabilní symbol',
  ticket: 'doklad číslo|číslo dokladu|ič|dič|daňový doklad|číslo letenky|číslo karty|ičo',
  passenger:
    'cestující|jméno|jméno cestujícího|zákazník|host|řidič|jméno a příjmení|osob|počet cestujících|jméno hosta',
  seat: 'místo|místa|sedadlo|sedadla|místo k sezení|kajuta|číslo sedadla|vůz sedadla',
  coach: 'vůz|vagón|řada',
  platform: 'nástupiště|kolej|stání|nást|brána|terminál|gate|východ|přístaviště',
  class: 'třída|tarif|zavazadla|druh jízdenky|tarify',
  duration: 'doba jízdy|doba letu|délka cesty|trvání',
  stop: 'zastávka|stanice|přestup|přes|via|zastávka přestup',
  decoy:
    'nástup do letadla|boarding|odbavení|otevírací doba|otevřeno|recepce|snídaně|brána se zavírá|uzavření odbavení|vytištěno|otevření dveří|čas srazu|odevzdání zavazadel|nástup od',
  'check-in': 'příjezd|check-in|datum příjezdu|nástup na pobyt|ubytování od|od',
  'check-out': 'odjezd|check-out|datum odjezdu|odhlášení|ubytování do',
  nights: 'nocí|noci|počet nocí|délka pobytu|pobyt',
  rooms: 'pokoj|pokoje|typ pokoje|apartmán',
  guests: 'hosté|osoby|počet osob|dospělí|počet hostů',
  hotel: 'hotel|ubytování|penzion|název hotelu|ubytovací zařízení',
  'pick-up': 'vyzvednutí|místo vyzvednutí|převzetí|začátek pronájmu|datum vyzvednutí',
  'drop-off': 'vrácení|místo vrácení|konec pronájmu|datum vrácení',
  vehicle: 'vozidlo|auto|kategorie vozu|typ vozidla',
  event: 'akce|prohlídka|výlet|koncert|představení|začátek|vstupenka|aktivita',
  venue: 'místo konání|místo setkání|sál|kde|divadlo|místo srazu',
  restaurant: 'restaurace|stůl|večeře|oběd',
  total: 'celkem|cena celkem|celková cena|cena|částka|k úhradě|zaplaceno|celková částka|celkem k úhradě',
  fare: 'dph|příplatek|záloha|poplatek|za noc|mezisoučet|kauce|tar cena|spoluúčast',
  address: 'adresa|adresa hotelu',
  phone: 'telefon|tel|telefonní číslo|mobil|kontakt',
  issued:
    'datum vystavení|vystaveno|datum platby|datum nákupu|zakoupeno|datum objednávky|datum rezervace|vydáno|datum vystavení datum platby|vystaveno dne',
  'valid-from': 'platí od|platnost od|platné od|první den platnosti',
  'valid-until': 'platí do|platnost do|platné do',
  validity: 'platnost|platí|doba platnosti',
  cancellation:
    'storno|stornovací podmínky|bezplatné storno do|zrušení|storno do|bezplatné zrušení|splatnost',
};
