import type { BookingWords } from './kinds.ts';

export const fr: BookingWords = {
  departure: 'départ|heure de départ|départ à|dép|décollage|part à|date de départ',
  arrival: "arrivée|heure d'arrivée|arrivée à|arr|atterrissage|date d'arrivée",
  from: 'de|origine|au départ de|gare de départ|port de départ|aéroport de départ|provenance|lieu de départ|arrêt de départ|montée',
  to: "à|vers|destination|gare d'arrivée|port d'arrivée|aéroport d'arrivée|à destination de|lieu d'arrivée|arrêt d'arrivée|descente",
  date: 'date|date de voyage|date du voyage|jour|le|date du vol|date du trajet|date de la traversée|quand|date et heure|date de la visite|date de l’événement|date de la réservation|séance|représentation',
  time: 'heure|horaire|début|heure de début|début du spectacle|lever de rideau|début de la visite',
  flight: 'vol|numéro de vol|vol n|n de vol|n° de vol',
  train: 'train|numéro de train|train n|n de train|train n°|n° de train',
  bus: 'car|bus|autocar|ligne|numéro de ligne|n° de ligne',
  ferry: 'navire|bateau|traversée|ferry',
  service: 'trajet|service|course|liaison',
  operator:
    'transporteur|opéré par|compagnie|exploité par|effectué par|prestataire|compagnie aérienne|organisateur|loueur|société de location|fournisseur|agence de location',
  reference:
    'référence de dossier|référence dossier|dossier|numéro de dossier|n de dossier|n° de dossier|référence de réservation|référence|réf|réf dossier|numéro de réservation|n de réservation|n° de réservation|code de réservation|numéro de confirmation|n° de confirmation|code de confirmation|réservation|réservation n|réservation n°|numéro de commande|n de commande|n° de commande|commande|pnr|votre référence|nom de dossier référence|numéro du bon|bon d échange|numéro de contrat|code dossier',
  ticket:
    'numéro de billet|n de billet|n° de billet|billet|billet n|e-billet|numéro client|numéro de carte|séquence|billet électronique|facture n',
  passenger:
    'passager|passagers|voyageur|voyageuse|voyageurs|nom|nom du passager|client|conducteur|nom du voyageur|titulaire|nom du client|conducteur principal',
  seat: 'place|places|siège|sièges|numéro de place|place assise|couchette|cabine|fauteuil',
  coach: 'voiture|voit|wagon|rang|rangée',
  platform: 'voie|quai|porte|terminal|embarcadère|hall|gare routière',
  class: 'classe|tarif|bagages|cabine de voyage|catégorie|type de billet',
  duration: 'durée|temps de trajet|durée du vol|durée du trajet',
  stop: 'arrêt|gare|via|escale|correspondance',
  decoy:
    "embarquement|heure d'embarquement|fermeture des portes|fin d'embarquement|enregistrement|clôture de l'enregistrement|dépose bagages|horaires d'ouverture|ouverture|ouvert|accueil|réception|présentation|heure limite d'enregistrement|heure limite|ouverture des portes|petit déjeuner|imprimé le|convocation|rendez-vous avant",
  'check-in':
    "arrivée|date d'arrivée|check-in|enregistrement à l'hôtel|arrivée à partir de|entrée|jour d'arrivée|arrivée le|votre arrivée|heure d’arrivée|enregistrement",
  'check-out':
    'départ|date de départ|check-out|départ avant|sortie|libération de la chambre|jour de départ|départ le|votre départ|heure de départ',
  nights:
    'nuits|nombre de nuits|nuitées|séjour|durée du séjour|nuit s|votre séjour|dates du séjour|période|dates',
  rooms: 'chambre|chambres|type de chambre|hébergement type|logement|appartement',
  guests:
    'personnes|nombre de personnes|adultes|couverts|nombre de couverts|voyageurs nombre|hôtes|convives|nombre de participants|occupants',
  hotel:
    'hôtel|établissement|hébergement|nom de l hôtel|chambres d hôtes|votre hôtel|votre hébergement|gîte|logement|auberge|chambre d’hôtes|nom de l’établissement',
  'pick-up':
    'prise en charge|retrait|lieu de prise en charge|date de prise en charge|début de location|prise du véhicule|agence de départ|lieu de retrait|heure de prise en charge|date de retrait|heure de retrait',
  'drop-off':
    'retour|restitution|lieu de restitution|fin de location|date de restitution|retour du véhicule|agence de retour|lieu de retour|date de retour|heure de restitution|heure de retour',
  vehicle: 'véhicule|catégorie de véhicule|voiture de location|type de véhicule|modèle',
  event:
    'événement|visite|activité|spectacle|concert|excursion|représentation|visite guidée|début|séance|billet d entrée|exposition|titre|prestation|pièce',
  venue:
    'lieu|point de rendez-vous|salle|lieu de rendez-vous|point de rencontre|théâtre|rendez-vous|lieu de rencontre|point de départ',
  restaurant: 'restaurant|table|dîner|déjeuner',
  total:
    'total|prix total|montant|montant total|total ttc|prix|total payé|montant payé|à payer|prix total du dossier|somme|total à payer|prix ttc|prix payé|total général|montant réglé|total de la commande|montant ttc',
  fare: 'taxes|frais|supplément|acompte|solde|par nuit|tva|sous-total|taxe de séjour|caution|prix ht|total ht|arrhes|franchise',
  address: 'adresse|adresse de l hôtel|coordonnées',
  phone: 'téléphone|tél|tel|numéro de téléphone|portable|contact|télécopie',
  issued:
    "émis le|billet émis le|date d'émission|date de réservation|réservé le|commandé le|date d'achat|acheté le|fait le|édité le|date de commande|date de facture|confirmé le|établi le",
  'valid-from': 'valable du|valide du|valable à partir du|valable dès le|début de validité|valable le',
  'valid-until': "valable jusqu'au|valable au|valide jusqu'au|fin de validité|au|expire le|date d'expiration",
  validity: 'validité|valable|période de validité',
  cancellation:
    "annulation|annulation gratuite|annulation gratuite jusqu'au|annulable jusqu'au|conditions d'annulation|à régler avant|échéance|échangeable jusqu'au",
};
