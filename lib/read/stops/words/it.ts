// Pure: no browser, no network, no clock.
import type { LanguageWords } from './word-classes.ts';

export const italian: LanguageWords = {
  natureKinds:
    'lago fiume spiaggia montagna monte cima picco collina valle canyon gola gole cascata cascate isola isole baia cala capo costa scogliera scogliere foresta bosco parco giardino giardini riserva ghiacciaio vulcano cratere grotta grotte sorgente terme deserto duna dune barriera laguna passo sentiero vetta altopiano fiordo torrente punta belvedere stagno rifugio',
  sightKinds:
    'museo galleria cattedrale duomo chiesa cappella basilica abbazia monastero convento tempio santuario moschea sinagoga pagoda castello forte fortezza rocca palazzo torre ponte porta arco monumento memoriale statua fontana piazza piazzale mercato bazar teatro opera biblioteca università zoo acquario osservatorio rovine tomba mausoleo cimitero villa casa faro mura porto lungomare passeggiata stadio mulino cantina birrificio fattoria anfiteatro cittadella centro_storico via viale vicolo corso quartiere negozio libreria diga molo',
  foodKinds:
    'ristorante caffè bar trattoria osteria pizzeria panificio pasticceria gelateria taverna enoteca locanda',
  stayKinds:
    'hotel albergo ostello pensione agriturismo campeggio rifugio baita appartamento alloggio resort b&b',
  transportKinds: 'aeroporto stazione terminal funivia funicolare traghetto metro tram imbarco fermata',
  areaKinds: 'città paese borgo villaggio quartiere regione provincia capitale comune frazione',
  towards: 'a verso fino al alla ad direzione per',
  at: 'in nel nella nei su sul sulla presso vicino dentro lungo attraverso',
  from: 'da dal dalla di via tra fra',
  visited:
    'visitare visita visitiamo visitato vedere visto vediamo andare andiamo andati camminare camminato guidare fermata fermiamo fermati arrivare arriviamo arrivati arrivo dormire dormito notte salire saliamo passeggiare passeggiata scoprire pranzo pranziamo cena ceniamo colazione mangiare mangiato prendere attraversare raggiungere raggiungiamo raggiunto esplorare godere iniziare iniziamo terminare tornare torniamo ritorno partiamo partenza proseguiamo dirigiamo escursione tappa sosta',
  notVisited: 'non chiuso chiusa purtroppo senza perso mai evitare annullato invece',
  maybe: 'se potete potreste opzionale eventualmente o oppure forse consiglio consigliamo',
  compared: 'come simile ricorda famoso famosa conosciuto chiamato chiamata stile',
  seen: 'vista viste panorama panoramica lontano fronte orizzonte affaccia',
  people: 'signor signora mio mia amico amica amici guida re regina imperatore san santa foto',
  goods: 'birra vino tè caffè torta zuppa pane formaggio pesce biglietto carta app libro',
  advice:
    'consigli consiglio bagaglio valigia budget costo costi prezzi alloggio dormire trasporti visto meteo quando periodo faq conclusione conclusioni riassunto introduzione mappa informazioni sicurezza soldi assicurazione guida itinerario dove come cosa perché commenti condividi autore newsletter pratiche pratici',
  labels:
    'mattina mattino pomeriggio sera serata notte mezzogiorno pranzo cena colazione giorno giornata arrivo partenza tappa nota ritorno indirizzo orari orario telefono sito prezzo ingresso durata distanza luogo adulti bambini',
  travellers: 'noi io nostro nostra nostri nostre ci abbiamo siamo ho mi mio mia',
  connectors:
    'di del della dei degli delle d la il lo le e al alla a in da dal dalla san santa & dell nell sul sull',
  articles: 'il lo la i gli le un uno una l',
  months:
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica primavera estate autunno inverno',
};
