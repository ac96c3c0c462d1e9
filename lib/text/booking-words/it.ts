import type { BookingWords } from './kinds.ts';

export const it: BookingWords = {
  departure:
    'partenza|ora di partenza|ora partenza|orario di partenza|parte|part|data di partenza|decollo|orario partenza',
  arrival:
    'arrivo|ora di arrivo|ora arrivo|orario di arrivo|arriva|arr|data di arrivo|atterraggio|orario arrivo',
  from: 'da|origine|stazione di partenza|porto di partenza|aeroporto di partenza|fermata di partenza|luogo di partenza|in partenza da',
  to: 'a|per|destinazione|stazione di arrivo|porto di arrivo|aeroporto di arrivo|fermata di arrivo|luogo di arrivo|in arrivo a',
  date: 'data|data di viaggio|data del viaggio|giorno|data viaggio|data del volo|data corsa|quando|data e ora|data della visita|data dell’evento|data evento',
  time: 'ora|orario|ore|ora di inizio|orario di inizio|inizio spettacolo|inizio',
  flight: 'volo|numero volo|numero di volo|volo n|n volo|volo n°',
  train: 'treno|numero treno|treno n|n treno|numero del treno|treno n°',
  bus: 'autobus|bus|linea|pullman|corriera',
  ferry: 'nave|traghetto|traversata|aliscafo|imbarcazione',
  service: 'servizio|corsa|tratta|viaggio|tragitto',
  operator:
    'operato da|vettore|compagnia|operatore|compagnia aerea|gestito da|fornitore|noleggiatore|società di noleggio|noleggio',
  reference:
    'codice prenotazione|codice di prenotazione|numero prenotazione|numero di prenotazione|prenotazione|prenotazione n|prenotazione n°|riferimento|rif|riferimento prenotazione|pnr|codice pnr|conferma|numero di conferma|numero conferma|codice conferma|codice biglietto pnr|numero ordine|numero d ordine|ordine|ordine n|codice|pratica|numero pratica|voucher|voucher n|contratto n|numero di pratica',
  ticket:
    'biglietto|numero biglietto|numero di biglietto|biglietto elettronico|biglietto n|sequenza|codice fiscale|codice cliente|fattura n|numero tessera',
  passenger:
    'passeggero|passeggeri|viaggiatore|viaggiatori|nome|nome passeggero|intestatario|cliente|ospite|conducente|nome e cognome|conducente principale',
  seat: 'posto|posti|posto a sedere|poltrona|numero posto|cabina|cuccetta|posto n',
  coach: 'carrozza|vettura|fila|carr',
  platform: 'binario|uscita|terminal|gate|molo|banchina|stallo',
  class: 'classe|tariffa|bagaglio|livello di servizio|offerta|tipo biglietto',
  duration: 'durata|tempo di viaggio|durata del volo',
  stop: 'fermata|stazione|scalo|via|cambio',
  decoy:
    "imbarco|ora d'imbarco|orario di imbarco|chiusura gate|chiusura imbarco|chiusura check-in|apertura check-in|consegna bagagli|orari di apertura|orario di apertura|apertura|apre|chiude|reception|presentarsi entro|apertura porte|colazione|stampato il|ora di ritrovo|inizio imbarco|ora limite|orario reception",
  'check-in':
    'check-in|arrivo|data di arrivo|entrata|giorno di arrivo|dal|arrivo dalle|data check-in|data di check-in|check-in dalle|orario check-in|ora di arrivo',
  'check-out':
    'check-out|partenza|data di partenza|uscita|giorno di partenza|al|partenza entro|data check-out|data di check-out|check-out entro|orario check-out',
  nights:
    'notti|numero di notti|soggiorno|numero notti|durata del soggiorno|pernottamenti|il suo soggiorno|date del soggiorno|periodo|periodo del soggiorno',
  rooms: 'camera|camere|tipo di camera|tipologia camera|sistemazione',
  guests:
    'ospiti|persone|adulti|numero di persone|coperti|numero persone|numero ospiti|partecipanti|numero di ospiti',
  hotel:
    'hotel|albergo|struttura|alloggio|nome struttura|pensione|il suo hotel|nome della struttura|nome hotel|ostello',
  'pick-up':
    'ritiro|luogo di ritiro|data di ritiro|presa in consegna|inizio noleggio|ritiro auto|ufficio di ritiro|data ritiro|ora di ritiro|data e ora di ritiro|ritiro del veicolo',
  'drop-off':
    'riconsegna|restituzione|luogo di riconsegna|fine noleggio|data di riconsegna|riconsegna auto|ufficio di riconsegna|data riconsegna|ora di riconsegna|data e ora di riconsegna',
  vehicle: 'veicolo|auto|gruppo auto|categoria auto|vettura a noleggio|modello|categoria veicolo',
  event:
    'evento|visita|attività|escursione|concerto|spettacolo|visita guidata|inizio|ingresso|biglietto d ingresso|ora inizio|mostra|esperienza|titolo',
  venue:
    "luogo|punto d'incontro|punto di ritrovo|sala|teatro|dove|luogo d'incontro|sede|punto di incontro|luogo di incontro|ritrovo",
  restaurant: 'ristorante|tavolo|cena|pranzo|trattoria',
  total:
    'totale|prezzo totale|importo|importo totale|totale pagato|prezzo|totale da pagare|pagato|importo pagato|totale complessivo|costo totale|totale ordine',
  fare: 'tasse|supplemento|acconto|saldo|per notte|iva|imponibile|subtotale|tassa di soggiorno|cauzione|caparra|diritti|franchigia',
  address: 'indirizzo|indirizzo della struttura|ubicazione',
  phone: 'telefono|tel|cellulare|numero di telefono|recapito|contatti|fax',
  issued:
    'emesso il|data di emissione|data emissione|data di acquisto|data acquisto|acquistato il|data prenotazione|prenotato il|data di prenotazione|data fattura|rilasciato il|confermato il|stampato',
  'valid-from': 'valido dal|valido da|inizio validità|valido il',
  'valid-until': 'valido fino al|fine validità|scadenza|scade il|valido fino a',
  validity: 'validità|periodo di validità|valido',
  cancellation:
    'cancellazione|cancellazione gratuita|cancellazione gratuita fino al|annullamento|penale|cancellabile fino al|rimborsabile fino al|da pagare entro|termini di cancellazione',
};
