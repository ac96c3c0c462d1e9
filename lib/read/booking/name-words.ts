// Pure: no browser, no network, no clock.

/** Words of headings that name the document and not what is booked: "Your reservation is confirmed", "Buchungsbestätigung". */
const documentWords =
  'your|ihre?|votre|vos|sus?|tu|la sua|il suo|i suoi|a sua|o seu|os seus|uw|booking|bookings|booked|reservation|confirmation|confirmed|reserved|receipt|ticket|tickets|e-ticket|reserva|reservas|reservado|réservation|réservé|billet|billets|buchung|buchungsbestätigung|reservierung|reservierungsbestätigung|bestätigung|bestätigt|reisebestätigung|gutschein|prenotazione|prenotato|conferma|biglietto|biglietti|confirmação|confirmación|confirmada|bilhete|bilhetes|boeking|reservering|bevestiging|bevestigd|kaartjes|kaarten|voucher|bon|itinerary|invoice|thank|thanks|danke|vielen dank|merci|gracias|grazie|obrigad[oa]|bedankt|dear|sehr geehrte|guten tag|hello|hallo|hi|welcome|willkommen|bienvenue|bienvenid[oa]s?|benvenuti|bem-vindos?|total|price|details|summary|rental agreement|^car rental$|important|information|travel plan|reiseplan|page|din resa|min resa|din reise|min reise|din rejse|min rejse|your trip|your journey|your flight|ihre reise|ihr flug|votre voyage|votre vol|tu viaje|su viaje|il tuo viaggio|sua viagem|uw reis|je reis|twoja podróż|matkasi|ご旅程|旅程表|您的行程|itinéraire|itinerario|itinerário|seu|jouw|bilet|bilety|rezerwacja|rezerwacji|potwierdzenie|twoja|twoje|bokning|bokningsbekräftelse|bekräftelse|biljett|biljetter|bestilling|bekreftelse|reisebekreftelse|bestillingsbekreftelse|billett|billetter|bookingbekræftelse|bekræftelse|reservation confirmed|varaus|varausvahvistus|vahvistus|lippu|liput|foglalás|visszaigazolás|jegy|rezervasyon|onayı|biletiniz|elektronik bilet|uçuş bileti|예약|예매|확인|확인서|승차권|항공권|전자항공권|티켓|영수증|안내|rezervace|potvrzení|jízdenka|vstupenka|予約|ご予約|確認|確認書|領収|受付|御予約|宿泊予約|宿泊券|バウチャー|チケット|ご案内|お知らせ|预订|确认|订单|预约';

export const aboutDocument = new RegExp(
  `(?<!\\p{Script=Latin})(?:${documentWords})(?!\\p{Script=Latin})`,
  'iu',
);
