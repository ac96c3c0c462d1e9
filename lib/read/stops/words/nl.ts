// Pure: no browser, no network, no clock.
import type { LanguageWords } from './word-classes.ts';

export const dutch: LanguageWords = {
  natureKinds:
    'meer rivier strand berg bergen top heuvel vallei kloof waterval watervallen eiland eilanden baai kaap kust klif kliffen bos park tuin tuinen reservaat gletsjer vulkaan krater grot grotten bron bronnen woestijn duinen rif lagune pas pad route plateau fjord beek kanaal gracht',
  sightKinds:
    'museum galerie kathedraal dom kerk kapel basiliek abdij klooster tempel heiligdom moskee synagoge pagode kasteel fort vesting paleis toren brug poort boog monument standbeeld fontein plein markt bazaar theater opera bibliotheek universiteit dierentuin aquarium uitzichtpunt ruïne ruïnes graf begraafplaats hal stadhuis villa huis vuurtoren muur stadsmuur haven promenade boulevard stadion molen wijngaard brouwerij boerderij amfitheater citadel oude_stad binnenstad straat laan steeg wijk winkel boekhandel dam',
  foodKinds: 'restaurant café cafe bar kroeg bistro bakkerij eetcafé taverne strandtent lunchroom',
  stayKinds: 'hotel hostel pension camping huisje appartement hut lodge resort b&b accommodatie herberg',
  transportKinds:
    'vliegveld luchthaven station treinstation busstation terminal kabelbaan veerboot veerpont metro tram halte',
  areaKinds: 'stad dorp wijk buurt regio provincie land hoofdstad gemeente district',
  towards: 'naar tot richting toe',
  at: 'in op bij aan door langs rond nabij',
  from: 'van vanaf vanuit via tussen langs',
  visited:
    'bezoeken bezochten bezocht bezoek zien zagen gezien gaan gingen gegaan ging rijden reden gereden lopen liepen gelopen wandelen wandelden wandeling stoppen stopten bereiken bereikten aankomen kwamen aankomst overnachten overnachting slapen sliepen beklimmen ontdekken lunchen lunch dineren diner ontbijten eten aten nemen namen oversteken verkennen genieten beginnen begonnen eindigen terug vertrekken vertrokken fietsen fietsten',
  notVisited: 'niet geen gesloten helaas zonder gemist nooit vermijden geannuleerd plaats',
  maybe: 'als eventueel optioneel of misschien kan kunt aanrader alternatief',
  compared: 'zoals net vergelijkbaar doet_denken lijkt bekend beroemd genaamd stijl',
  seen: 'uitzicht zicht uitkijken verte tegenover panorama',
  people: 'meneer mevrouw mijn vriend vriendin vrienden gids koning koningin keizer sint foto',
  goods: 'bier wijn thee koffie taart soep brood kaas vis kaartje ticket app boek',
  advice:
    'tips tip paklijst budget kosten prijs prijzen overnachten accommodatie vervoer visum weer wanneer beste reistijd faq conclusie samenvatting inleiding kaart informatie info veiligheid geld verzekering gids reisroute waar hoe wat waarom reacties delen over auteur nieuwsbrief',
  labels:
    'ochtend middag avond nacht lunch diner ontbijt dag aankomst vertrek etappe let_op terugreis adres openingstijden telefoon website prijs toegang duur afstand tijd volwassenen kinderen',
  travellers: 'we wij ik ons onze mijn mij me',
  connectors: 'de het van der den te aan op en in bij & ’t',
  articles: 'de het een',
  months:
    'januari februari maart april mei juni juli augustus september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lente zomer herfst winter',
};
