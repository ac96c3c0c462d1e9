// Words that show that a document is about a stay; labels are in `lib/text/booking-words`.

/** Words in a name that show that it is a house to sleep in. */
export const houseNouns =
  "hotel|hotels|inn|guest ?house|hostel|lodge|resort|motel|b&b|bed & breakfast|bed and breakfast|apartments?|suites|cabins?|campsite|gasthof|gasthaus|pension|ferienwohnung|ferienhaus|jugendherberge|herberge|landhaus|chalet|hôtel|auberge|gîte|chambres? d[’']hôtes|maison d[’']hôtes|hostal|posada|parador|albergo|locanda|agriturismo|ostello|pousada|casa rural|quinta|riad|ryokan|minshuku|旅館|ホテル|民宿|ゲストハウス|ペンション|旅荘|山荘|温泉|ロッジ|酒店|饭店|飯店|宾馆|旅馆|호텔|펜션|gjestehus|gistihús|penzion|hotell|pensjonat|pensionat";

/** Words of documents about stays: where they are, "arrival" is that of a guest and not of a train. */
export const stayWords =
  'nights?|rooms?|double|twin|check-?in|check-?out|breakfast|nächten?|nacht|übernachtung(?:en)?|zimmer|doppelzimmer|einzelzimmer|frühstück|anreise|abreise|nuits?|nuitées?|chambres?|petit[- ]déjeuner|noches?|habitaci(?:ón|ones)|desayuno|huésped(?:es)?|nott[ei]|camer[ae]|colazione|ospit[ei]|noites?|quartos?|hóspedes?|pequeno-almoço|nachten|kamers?|ontbijt|泊|客室|部屋|朝食|宿泊|お部屋|晚|客房|早餐|nocy|nocí|pokój|pokoj|nætter|værelse|nätter|rum';

export const nightWords =
  'nights?|nächten?|nacht|übernachtung(?:en)?|nuits?|nuitées?|noches?|nott[ei]|noites?|nacht(?:en)?|nætter|nätter|netter|noc[ei]?|nocy|nocí|泊|晚|박';
