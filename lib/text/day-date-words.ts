// Pure: no browser, no network, no clock.
// Names of months and weekdays. Without case and accents; a new language adds its words to each line.

const list = (words: string) => words.split(' ');

/** From January on. Whole names and usual short forms, because stems are other words too ("Mar", but "Marrakech"). */
export const monthNames: string[][] = [
  list('january januar janvier enero gennaio janeiro januari gener jan janv ene gen'),
  list('february februar fevrier febrero febbraio fevereiro februari febrer feb fevr fev'),
  list('march marz mars marzo marco maart marc mar mrz maerz'),
  list('april avril abril aprile apr avr abr'),
  list('may mai mayo maggio maio mei maig maj mag'),
  list('june juni juin junio giugno junho juny jun giu'),
  list('july juli juillet julio luglio julho juliol jul juil lug'),
  list('august aout agosto augustus agost augusti aug ago'),
  list('september septembre septiembre settembre setembro setembre sept sep set'),
  list('october oktober octobre octubre ottobre outubro oct okt ott out'),
  list('november novembre noviembre novembro nov'),
  list('december dezember decembre diciembre dicembre dezembro desembre dec dez dic des'),
];

/** From Monday on. */
export const weekdays: string[][] = [
  list('monday montag lundi lunes lunedi segunda-feira maandag mandag dilluns mon'),
  list('tuesday dienstag mardi martes martedi terca-feira dinsdag tisdag dimarts tue tues'),
  list('wednesday mittwoch mercredi miercoles mercoledi quarta-feira woensdag onsdag dimecres wed'),
  list('thursday donnerstag jeudi jueves giovedi quinta-feira donderdag torsdag dijous thu thur thurs'),
  list('friday freitag vendredi viernes venerdi sexta-feira vrijdag fredag divendres fri'),
  list('saturday samstag sonnabend samedi sabado sabato zaterdag lordag dissabte sat'),
  list('sunday sonntag dimanche domingo domenica zondag sondag diumenge sun'),
];

/** Only before a date: "Mo, 3.6.", "sam. 4 juin", "6/5(水)". */
export const shortWeekdays = list(
  'mo di mi do fr sa so ma wo vr za zo lun mar mer jeu ven sam dim mie jue vie sab dom gio seg ter qua qui sex',
);
