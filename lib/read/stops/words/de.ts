// Pure: no browser, no network, no clock.
import type { LanguageWords } from './word-classes.ts';

export const german: LanguageWords = {
  natureKinds:
    'see fluss strand berg berge gipfel hügel tal schlucht klamm wasserfall wasserfälle insel inseln bucht kap küste klippe klippen wald park garten gärten naturpark nationalpark gletscher vulkan krater höhle quelle quellen wüste dünen pass weg wanderweg alm alpe spitze horn kogel fels felsen moor heide ufer',
  sightKinds:
    'museum galerie dom kirche kapelle basilika kloster abtei tempel schrein moschee synagoge burg schloss festung palast turm brücke tor bogen denkmal mahnmal statue brunnen platz markt marktplatz basar theater oper bibliothek universität zoo aquarium sternwarte aussichtspunkt aussichtsplattform ruine ruinen grab friedhof halle rathaus villa haus leuchtturm mauer stadtmauer hafen promenade stadion mühle weingut brauerei altstadt innenstadt straße strasse gasse allee viertel passage kaufhaus laden buchhandlung damm staumauer',
  foodKinds:
    'restaurant café cafe bar kneipe bistro bäckerei gasthaus gasthof wirtshaus biergarten imbiss konditorei taverne weinstube',
  stayKinds:
    'hotel hostel pension campingplatz zeltplatz stellplatz ferienwohnung unterkunft hütte berghütte lodge resort jugendherberge apartment',
  transportKinds:
    'flughafen bahnhof hauptbahnhof haltestelle terminal seilbahn bergbahn zahnradbahn fähre fährhafen metro u-bahn tram busbahnhof',
  areaKinds: 'stadt dorf ort stadtteil bezirk viertel region provinz land hauptstadt gemeinde kanton',
  towards: 'nach zum zur zu richtung bis gen',
  at: 'in im am an auf bei beim durch um rund entlang über ins ans',
  from: 'von vom aus ab via vorbei zwischen',
  visited:
    'besuchen besuchten besucht besuch besichtigen besichtigten besichtigt besichtigung sehen sahen gesehen gehen gingen gegangen ging fahren fuhren gefahren fuhr fahrt laufen liefen wandern wanderten wanderung spazieren spazierten erreichen erreichten erreicht kommen kamen angekommen ankunft übernachten übernachteten übernachtung halten hielten stopp starten starteten erkunden erkundeten schlendern bummeln steigen besteigen essen aßen gegessen frühstücken weiter zurück geht führt',
  notVisited:
    'nicht kein keine leider geschlossen statt anstatt verzichten verzichteten ausgelassen ohne verpasst ausgefallen nie',
  maybe: 'wenn falls optional alternativ könnte kann vielleicht oder empfehlen empfehlung wer',
  compared: 'wie ähnlich erinnert erinnerte vergleichbar als bekannt berühmt namens genannt benannt',
  seen: 'blick aussicht sicht ausblick blicken überblick panorama gegenüber ferne',
  people:
    'herr frau dr mein meine freund freundin freunde könig kaiser königin heilige guide fahrer foto von',
  goods: 'bier wein tee kaffee kuchen suppe brot käse fisch ticket karte app tipp buch',
  advice:
    'tipps tipp packliste budget kosten preise preis übernachten unterkunft unterkünfte anreise transport wetter reisezeit fazit zusammenfassung überblick einleitung karte wissenswertes sicherheit geld versicherung reiseführer route wo was wie warum kommentare teilen über autor newsletter checkliste infos informationen faq vorbereitung planung ähnliche weitere',
  labels:
    'morgen morgens vormittag mittag nachmittag abend abends nacht frühstück mittagessen abendessen tag ankunft abreise etappe hinweis highlights rückfahrt rückreise anreise adresse öffnungszeiten telefon webseite preis eintritt dauer länge zeit kosten ort erwachsene kinder',
  travellers: 'wir ich uns unser unsere unseren unserem unserer mein meine meinen mich mir',
  connectors: 'der die das dem den des von vom zu zum zur am im an in auf und ob bei & unter',
  articles: 'der die das dem den des ein eine einen einem einer',
  months:
    'januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag sonnabend frühling sommer herbst winter',
};
