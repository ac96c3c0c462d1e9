// Pure: no browser, no network, no clock.

/** Words of headings that name the document and not what is booked: "Your reservation is confirmed", "Buchungsbestätigung". */
const documentWords =
  'your|ihre?|votre|vos|sus?|tu|la sua|il suo|i suoi|a sua|o seu|os seus|uw|booking|bookings|booked|reservation|confirmation|confirmed|reserved|receipt|ticket|tickets|e-ticket|reserva|reservas|reservado|réservation|réservé|billet|billets|buchung|buchungsbestätigung|reservierung|reservierungsbestätigung|bestätigung|bestätigt|reisebestätigung|gutschein|prenotazione|prenotato|conferma|biglietto|biglietti|confirmação|confirmación|confirmada|bilhete|bilhetes|boeking|reservering|bevestiging|bevestigd|kaartjes|kaarten|voucher|bon|itinerary|invoice|thank|thanks|danke|vielen dank|merci|gracias|grazie|obrigad[oa]|bedankt|dear|sehr geehrte|guten tag|hello|hallo|hi|welcome|willkommen|bienvenue|bienvenid[oa]s?|benvenuti|bem-vindos?|total|price|details|summary|rental agreement|car rental|important|information|travel plan|reiseplan|page|予約|ご予約|確認|確認書|領収|受付|御予約|宿泊予約|宿泊券|バウチャー|チケット|ご案内|お知らせ|预订|确认|订单|预约';

export const aboutDocument = new RegExp(
  `(?<!\\p{Script=Latin})(?:${documentWords})(?!\\p{Script=Latin})`,
  'iu',
);
