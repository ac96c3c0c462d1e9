import type { BookingWords } from './kinds.ts';

export const pl: BookingWords = {
  departure:
    'odjazd|wyjazd|odlot|godzina odjazdu|wylot|godzina odlotu|godzina wyjazdu|data wyjazdu|odj|wypłynięcie|godz odjazdu',
  arrival: 'przyjazd|przylot|godzina przyjazdu|godzina przylotu|przyj|przypłynięcie|godz przyjazdu',
  from: 'z|od|skąd|stacja początkowa|stacja odjazdu|port wypłynięcia|przystanek początkowy|miejsce odjazdu|lotnisko wylotu|ze stacji',
  to: 'do|dokąd|stacja końcowa|stacja docelowa|stacja przyjazdu|port docelowy|przystanek końcowy|cel podróży|lotnisko przylotu|miejsce przyjazdu|do stacji',
  date: 'data|data podróży|dzień|data przejazdu|data lotu|data wyjazdu',
  time: 'godzina|czas|godz',
  flight: 'lot|numer lotu|nr lotu|rejs',
  train: 'pociąg|numer pociągu|nr pociągu',
  bus: 'autobus|linia|numer linii|autokar|nr kursu',
  ferry: 'prom|statek|przeprawa',
  service: 'kurs|połączenie|przejazd|trasa|relacja',
  operator: 'przewoźnik|operator|linia lotnicza|obsługiwany przez|armator|organizator|realizowany przez',
  reference:
    'numer rezerwacji|nr rezerwacji|rezerwacja|kod rezerwacji|numer referencyjny|potwierdzenie|numer potwierdzenia|numer zamówienia|nr zamówienia|zamówienie|pnr|referencja|nr referencyjny|kod potwierdzenia|voucher|numer umowy',
  ticket: 'numer biletu|nr biletu|bilet|bilet nr|numer klienta|nip|faktura nr|seria i numer',
  passenger:
    'pasażer|pasażerowie|podróżny|podróżni|imię i nazwisko|nazwisko|klient|gość|kierowca|imię|kierowca główny',
  seat: 'miejsce|miejsca|fotel|numer miejsca|nr miejsca|kabina|miejsce siedzące|miejsca do siedzenia',
  coach: 'wagon|wóz|rząd|nr wagonu',
  platform: 'peron|tor|stanowisko|bramka|terminal|gate|wyjście|nabrzeże',
  class: 'klasa|taryfa|bagaż|rodzaj biletu|kl',
  duration: 'czas podróży|czas przejazdu|czas lotu|czas trwania',
  stop: 'przystanek|stacja|przez|przesiadka|via',
  decoy:
    'boarding|wejście na pokład|zamknięcie bramki|odprawa|odprawa do|nadanie bagażu|godziny otwarcia|otwarte|recepcja|śniadanie|wydrukowano|otwarcie drzwi|zbiórka|godzina zbiórki|zaokrętowanie',
  'check-in': 'zameldowanie|check-in|przyjazd|data przyjazdu|zakwaterowanie|data zameldowania',
  'check-out': 'wymeldowanie|check-out|wyjazd|data wyjazdu|wykwaterowanie|data wymeldowania',
  nights: 'noce|nocy|liczba nocy|pobyt|liczba noclegów|długość pobytu|noclegi',
  rooms: 'pokój|pokoje|typ pokoju|apartament|rodzaj pokoju',
  guests: 'goście|osoby|liczba osób|dorośli|liczba gości|uczestnicy',
  hotel: 'hotel|obiekt|nocleg|nazwa hotelu|pensjonat|miejsce noclegu|nazwa obiektu',
  'pick-up':
    'odbiór|miejsce odbioru|początek najmu|data odbioru|odbiór pojazdu|termin odbioru|data i godzina odbioru|wynajem od|wypożyczenie|odbiór samochodu',
  'drop-off':
    'zwrot|miejsce zwrotu|koniec najmu|data zwrotu|zwrot pojazdu|termin zwrotu|data i godzina zwrotu|wynajem do|zwrot samochodu',
  vehicle: 'pojazd|samochód|klasa pojazdu|grupa|kategoria pojazdu',
  event: 'wydarzenie|wycieczka|zwiedzanie|koncert|spektakl|początek|rozpoczęcie|atrakcja|wstęp',
  venue: 'miejsce wydarzenia|miejsce spotkania|punkt spotkania|sala|gdzie|teatr|lokalizacja',
  restaurant: 'restauracja|stolik|kolacja|obiad',
  total:
    'razem|suma|cena|kwota|łącznie|do zapłaty|zapłacono|cena całkowita|łączna kwota|kwota całkowita|ogółem|opłata za przejazd',
  fare: 'vat|opłata|dopłata|zaliczka|za noc|ptu|netto|kaucja|opłata miejscowa',
  address: 'adres|adres hotelu',
  phone: 'telefon|tel|numer telefonu|kontakt|infolinia',
  issued:
    'data wystawienia|wystawiono|data zakupu|zakupiono|data rezerwacji|data sprzedaży|data zamówienia|data płatności|wydano',
  'valid-from': 'ważny od|ważność od|ważny w dniu|ważne od',
  'valid-until': 'ważny do|ważność do|ważne do',
  validity: 'ważność|ważny|okres ważności',
  cancellation:
    'anulowanie|bezpłatne anulowanie|bezpłatne anulowanie do|rezygnacja|anulacja|termin płatności',
};
