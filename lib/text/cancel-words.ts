// How papers say that a booking is called off, or changed. Sentences on rules ("free cancellation until …") say neither.
import { fold } from './fold.ts';

/** Parted by strokes. Case, accents and signs do not matter. */
const cancelled: Record<string, string> = {
  en: 'has been cancelled|has been canceled|is now cancelled|was cancelled|booking cancelled|booking canceled|reservation cancelled|reservation canceled|flight cancelled|ticket cancelled|cancellation confirmation|confirmation of cancellation|confirmation of your cancellation|cancellation confirmed|cancellation notice|cancellation receipt',
  de: 'wurde storniert|ist storniert|wurden storniert|buchung storniert|reservierung storniert|stornierungsbestatigung|stornobestatigung|bestatigung der stornierung|stornierung bestatigt|stornierung ihrer|wurde annulliert',
  fr: 'a ete annulee|a ete annule|est annulee|reservation annulee|commande annulee|confirmation d annulation|annulation confirmee|annulation de votre',
  es: 'ha sido cancelada|ha sido anulada|reserva cancelada|reserva anulada|confirmacion de cancelacion|confirmacion de anulacion|cancelacion confirmada',
  it: 'e stata cancellata|e stata annullata|prenotazione cancellata|prenotazione annullata|conferma di cancellazione|conferma di annullamento|cancellazione confermata',
  pt: 'foi cancelada|reserva cancelada|confirmacao de cancelamento|cancelamento confirmado',
  nl: 'is geannuleerd|boeking geannuleerd|reservering geannuleerd|annuleringsbevestiging|bevestiging van annulering|bevestiging annulering',
  pl: 'została anulowana|została odwołana|rezerwacja anulowana|potwierdzenie anulowania|potwierdzenie odwołania',
  cs: 'byla zrusena|byla stornovana|rezervace zrusena|rezervace stornovana|potvrzeni o zruseni|potvrzeni o stornu|potvrzeni storna|potvrzeni zruseni',
  da: 'er annulleret|er afbestilt|booking annulleret|bekræftelse på annullering',
  sv: 'har avbokats|ar avbokad|bokning avbokad|avbokningsbekraftelse|bekraftelse pa avbokning',
  ja: 'キャンセルされました|キャンセル完了|キャンセル確認|予約取消|取消完了|キャンセル済',
  zh: '已取消|取消确认|取消確認|预订取消|預訂取消',
};

const changed: Record<string, string> = {
  en: 'has been changed|has been modified|has been amended|has been updated|booking changed|booking amended|change confirmation|confirmation of change|modification confirmation|amended booking|revised itinerary|schedule change|updated itinerary',
  de: 'wurde geandert|wurde umgebucht|anderungsbestatigung|umbuchungsbestatigung|geanderte buchung|buchung geandert|bestatigung der anderung|umbuchung bestatigt|geanderter reiseplan',
  fr: 'a ete modifiee|a ete modifie|reservation modifiee|confirmation de modification|modification confirmee',
  es: 'ha sido modificada|reserva modificada|confirmacion de modificacion|confirmacion de cambio|cambio confirmado',
  it: 'e stata modificata|prenotazione modificata|conferma di modifica|conferma della modifica',
  pt: 'foi alterada|reserva alterada|confirmacao de alteracao',
  nl: 'is gewijzigd|boeking gewijzigd|wijzigingsbevestiging|bevestiging van wijziging',
  pl: 'została zmieniona|rezerwacja zmieniona|potwierdzenie zmiany',
  cs: 'byla zmenena|rezervace zmenena|potvrzeni o zmene|potvrzeni zmeny',
  da: 'er ændret|booking ændret|bekræftelse på ændring',
  sv: 'har andrats|ar ombokad|har bokats om|ombokningsbekraftelse|andringsbekraftelse',
  ja: '変更されました|変更完了|変更確認|予約変更',
  zh: '已更改|已变更|已變更|更改确认|更改確認|变更确认|變更確認',
};

const phrases = (words: Record<string, string>) =>
  Object.values(words).flatMap((line) => line.split('|').map(fold));
export const cancelledPhrases = phrases(cancelled);
export const changedPhrases = phrases(changed);
