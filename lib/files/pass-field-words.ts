// Patterns for the fields of passes, by their keys (mostly English) or their labels.

/** Leaves out times at which the traveller has to be somewhere but nothing leaves. */
export const passFieldWords = {
  departure:
    /(?:^|[^a-z])(?:dep(?:art(?:s|ure|uretime|time)?)?|std|abfahrt|abflug|départ|salida|partenza|partida|vertrek|出発)(?:[^a-z]|$)/i,
  arrival:
    /(?:^|[^a-z])(?:arr(?:ive[s]?|ival|ivaltime|ivetime)?|sta|ankunft|arrivée|llegada|arrivo|chegada|aankomst|到着)(?:[^a-z]|$)/i,
  date: /date|datum|fecha|data|day|tag|jour|giorno|日付|搭乗日|乗車日/i,
  seat: /seat|sitz|platz|siège|place|asiento|posto|assento|stoel|座席/i,
  line: /train|zug|flight|flug|vol|vuelo|volo|voo|service|line|bus|ferry|treno|tren|列車|便名/i,
  reference:
    /confirm|pnr|locator|booking|reference|buchung|filekey|réservation|dossier|reserva|prenotazione|boeking|予約/i,
  venue: /loc|venue|place|ort|lieu|lugar|luogo|local|plaats|会場|場所/i,
  /** Labels above an airport's code that are not its name. */
  heading:
    /^(?:from|to|von|nach|de|da|a|à|origin|destination|depart|departs|departure|arrive|arrives|arrival|abflug|ankunft|出発|到着)$|heading|[a-z]_|_[a-z]|[a-z][A-Z]/,
} as const;
