// Pure: no browser, no network, no clock.
import type { LanguageWords } from './word-classes.ts';

export const french: LanguageWords = {
  natureKinds:
    'lac rivière fleuve plage montagne mont pic colline vallée canyon gorges gorge cascade cascades chute chutes île îles baie anse cap côte falaise falaises forêt bois parc jardin jardins réserve glacier volcan cratère grotte grottes source sources désert dune dunes récif lagon col sentier boucle sommet plateau fjord ruisseau canal étang pointe marais',
  sightKinds:
    'musée galerie cathédrale église chapelle basilique abbaye monastère temple sanctuaire mosquée synagogue pagode château fort forteresse palais tour pont porte arc monument mémorial statue fontaine place marché bazar théâtre opéra bibliothèque université zoo aquarium observatoire belvédère panorama ruines tombeau cimetière halle halles hôtel_de_ville mairie villa maison phare mur remparts quai port promenade stade moulin vignoble brasserie distillerie ferme amphithéâtre citadelle souk médina vieille_ville rue avenue ruelle boulevard quartier passage magasin librairie barrage',
  foodKinds:
    'restaurant café bar bistrot bistro brasserie boulangerie pâtisserie auberge crêperie taverne guinguette cantine glacier',
  stayKinds:
    'hôtel hotel auberge gîte camping chambre_d’hôtes chambre_d’hôte refuge cabane resort appartement bivouac logement',
  transportKinds: 'aéroport gare terminal téléphérique funiculaire ferry métro tramway embarcadère arrêt',
  areaKinds: 'ville village quartier région province département pays capitale commune hameau',
  towards: 'à vers jusqu’à jusqu direction pour au aux',
  at: 'dans en sur près au à par chez autour devant sous le_long',
  from: 'de depuis du des via entre',
  visited:
    'visiter visite visité visitons visitez voir vu aller allons allé partir partons parti direction marcher marché marchons conduire arrêt arrêtons arrêté arriver arrivons arrivé arrivée dormir dormi nuit monter montons grimper randonnée balade balader promenade promener découvrir découverte déjeuner dîner manger mangé prendre pris traverser rejoindre rejoignons admirer flâner passer passons retour retournons route explorer commencer commence terminer',
  notVisited: 'pas fermé fermée malheureusement sans raté jamais éviter annulé renoncé plutôt',
  maybe: 'si pouvez pourrez possible optionnel éventuellement ou sinon peut-être conseille recommande',
  compared: 'comme semblable rappelle ressemble célèbre connu connue nommé appelé style',
  seen: 'vue vues panorama donnant surplombe surplombant loin face horizon',
  people: 'monsieur madame mme mon ma ami amie amis guide roi reine empereur saint photo par',
  goods: 'bière vin thé café gâteau soupe pain fromage poisson billet carte pass application livre',
  advice:
    'conseils conseil bagages budget coût prix tarifs hébergement logement dormir transport transports visa météo quand meilleure période faq conclusion bilan résumé introduction carte informations infos sécurité argent assurance guide itinéraire où comment pourquoi commentaires partager propos auteur newsletter pratique pratiques',
  labels:
    'matin matinée après-midi midi soir soirée nuit déjeuner dîner petit-déjeuner jour journée arrivée départ étape retour note adresse horaires téléphone site prix tarif durée distance lieu adultes enfants',
  travellers: "nous je on notre nos mon ma mes j'ai j’ai j'avais me moi",
  connectors: 'de la le les du des d l et à au aux en sur sous & saint',
  articles: 'le la les un une des l d',
  months:
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche printemps été automne hiver',
};
