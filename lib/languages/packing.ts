// Made of `languages/*.yml` by `npm run languages`: change those, not this.

/** Headings and lead-ins of such lists: "What to pack", "Packliste", "持ち物". */
export const packingHeadings: Record<string, string> = {
  en: "pack(?:ing)?(?: list| tips| guide)?|what to (?:bring|wear|take|pack)|things to (?:bring|pack|take)|gear(?: list)?|equipment|essentials|checklist|kit list|bring along|don[’']t forget|our preparation|luggage|backpack|suitcase|what (?:i|we|to) (?:packed|took|brought|carried)|what (?:i|we) (?:pack|take|bring|carry)|in (?:my|our|the) (?:bag|bags|pack|rucksack)|earned its space",
  de: 'pack(?:liste|list|en|tipps)?|(?:reise|hand)?gepäck|ausrüstung|was (?:einpacken|mitnehmen)|mitnehmen|mitzubringen|checkliste|rucksack|koffer|vorbereitung|was (?:wir|ich) dabei\\p{L}*|im gepäck|in den rucksack|das kommt mit|dabei haben',
  fr: 'que (?:mettre|prendre|emporter|emmener)|emporter|valise|bagages?|équipement|matériel|sac à dos|liste de voyage|checklist|à prévoir|préparation|dans (?:le|mon|notre|nos|la|ma) (?:sac|valise|sacs)|mis dans le sac|à emporter',
  es: 'equipaje|equipo|qué (?:llevar|empacar|poner)|maleta|mochila|lista de viaje|preparación|imprescindibles|no olvid\\p{L}+|empacar|qué (?:llevamos|llevé|meter)|en la (?:maleta|mochila)',
  it: 'cosa (?:portare|mettere)|valigia|bagagli\\p{L}*|attrezzatura|zaino|equipaggiamento|da portare|preparazione|cosa (?:abbiamo portato|mettere in)|nello zaino|in valigia|da mettere in',
  pt: 'o que (?:levar|vestir)|mala|bagagem|mochila|equipamento|lista de viagem|preparação|não esque\\p{L}+|o que (?:levei|levamos|pôr na)|na (?:mala|mochila)',
  nl: 'paklijst|inpakken|meenemen|bagage|uitrusting|rugzak|koffer|voorbereiding|wat (?:neem|nemen|namen|nam) (?:je|we|wij|ik) mee|in de (?:rugzak|koffer|tas)|mee te nemen',
  ja: '持ち物|持っていく|荷物|服装|装備|パッキング|準備|持参|必需品',
  zh: '行李|携带|必备|装备|打包|物品清单|准备清单|要带|行李清單|裝備|攜帶|必備|要帶|清单',
};

/** Titles of pages that are about packing and nothing else: of their lists little need be known. */
export const packingTitles: Record<string, string> = {
  en: 'packing (?:list|guide|tips)|packing for|what (?:i|we) (?:pack|packed)|what to pack|gear list|kit list',
  de: 'pack-?list\\p{L}*|(?:reise|hand)?gepäck|ausrüstungsliste|was einpacken',
  fr: 'liste de (?:voyage|bagages)|que mettre dans|faire (?:sa|ma|mon|son) (?:valise|sac)',
  es: 'qué (?:llevar|meter)|lista de equipaje|hacer la maleta',
  it: 'cosa (?:portare|mettere)|lista bagagli\\p{L}*|fare la valigia',
  pt: 'o que levar|lista de bagagem|fazer a mala|arrumar a mala',
  nl: 'paklijst\\p{L}*|wat neem je mee|inpaklijst',
  ja: '持ち物リスト|持ち物|パッキングリスト',
  zh: '行李清单|行李清單|打包清单|打包清單|装备清单|裝備清單|要带什么|要帶什麼|用品清單|用品清单',
};

/** Things people pack. Enough of them in one list make it a packing list, whatever its heading says. */
export const packingThings: Record<string, string> = {
  en: 'passport|visa|sunscreen|sun cream|sunglasses|hat|cap|gloves|jacket|fleece|raincoat|poncho|umbrella|boots|shoes|sandals|flip[- ]flops|socks|shirts?|t-shirts?|trousers|pants|shorts|sweater|layers|swimsuit|swimwear|towel|toiletries|toothbrush|repellent|first[- ]aid|medications?|medicine|painkillers|sanitizer|wipes|charger|adapter|power bank|camera|binoculars|headlamp|torch|flashlight|sleeping bag|tent|stove|daypack|backpack|rucksack|water bottle|snacks|cash|insurance|earplugs|padlock|poles|compass|battery|batteries|cable|compressor|spare tyres?|spare tires?|maps?|buff|beanie|scarf|thermals|sun hat|rain gear|waterproofs?|notebook|plug|sim card|sunblock|tissues|tape|knife|lighter|plasters|blister\\p{L}*|liner',
  de: 'reisepass|ausweis|sonnencreme|sonnenbrille|hut|mütze|handschuhe|jacke|regenjacke|regenschirm|wanderschuhe|schuhe|sandalen|socken|hemd|hose|hosen|pullover|badehose|badesachen|handtuch|kulturbeutel|zahnbürste|mückenspray|mückenschutz|medikamente|reiseapotheke|ladegerät|adapter|powerbank|kamera|fernglas|stirnlampe|taschenlampe|schlafsack|zelt|isomatte|kocher|trinkflasche|wasserflasche|besteck|turnschuhe|shampoo|duschgel|zahnpasta|deo|bargeld|versicherung|ohrstöpsel|stöcke|blasenpflaster|pflaster|erste-hilfe-set|rettungsdecke|hüttenschlafsack|funktionsshirts?|unterwäsche|regenhose|wechselkleidung|taschenmesser|kopfhörer|karte|personalausweis|trekkingstöcke|gamaschen|seife|steckdosenadapter',
  fr: 'passeport|crème solaire|lunettes|chapeau|bonnet|gants|veste|imperméable|parapluie|chaussures|sandales|chaussettes|pantalon|short|pull|polaire|maillot|serviette|brosse à dents|anti-moustiques?|trousse|médicaments|chargeur|adaptateur|batterie|appareil photo|jumelles|lampe|frontale|sac de couchage|tente|réchaud|gourde|espèces|assurance|bouchons|bâtons|lampe frontale|couteau|carte|coupe-vent|doudoune|savon|pharmacie|compresseur|casquette|k-way|écharpe',
  es: 'pasaporte|protector solar|crema solar|gafas|gorra|sombrero|guantes|chaqueta|impermeable|paraguas|zapatos|zapatillas|botas|sandalias|calcetines|camisetas?|pantal\\p{L}+|abrigo|bañador|traje de baño|toalla|cepillo|repelente|botiquín|medicamentos|antibióticos|cargador|adaptador|batería|baterías|cámara|linterna|saco|bolsa de dormir|carpa|tienda|hornillo|anafe|botella|cantimplora|efectivo|seguro|tapones|bastones|mochila|desinfectante|poncho|aseo|candado|bolsas|frontal|navaja|mapa|cortavientos|forro|chubasquero|jabón|bufanda|gorro|documentación|chanclas|enchufe',
  it: 'passaporto|crema solare|occhiali|cappello|guanti|giacca|impermeabile|ombrello|scarpe|scarponi|sandali|calze|maglie\\p{L}*|pantaloni|felpa|costume|asciugamano|spazzolino|repellente|medicin\\p{L}+|caricabatterie|adattatore|macchina fotografica|torcia|frontale|sacco a pelo|tenda|fornello|borraccia|contanti|assicurazione|bastoncini|bastoni|giacca a vento|pila|k-way|coltellino|mappa|cerotti|sapone|ciabatte|cappellino|sciarpa|borracce|mantella',
  pt: 'passaporte|protetor solar|óculos|chapéu|boné|luvas|casaco|jaqueta|guarda-chuva|capa de chuva|sapatos|tênis|botas|sandálias|meias|camisetas?|calças?|fato de banho|biquíni|toalha|escova|repelente|remédios|medicamentos|carregador|adaptador|câmera|lanterna|saco de dormir|barraca|fogareiro|garrafa|dinheiro|seguro|bastões|rede|capa|bota|chinelos?|sabonete|canivete|mapa|remédio|documentos?|agasalho|corta-vento|impermeável|carregadores|power ?bank|protetor',
  nl: 'paspoort|zonnebrand|zonnebril|hoed|pet|handschoenen|jas|regenjas|paraplu|schoenen|sandalen|sokken|shirts?|broek|trui|badpak|zwembroek|handdoek|tandenborstel|muggenspray|medicijnen|oplader|adapter|camera|verrekijker|hoofdlamp|zaklamp|slaapzak|tent|brander|waterfles|contant geld|verzekering|oordoppen|stokken|pleisters|wandelschoenen|regenbroek|zakmes|kaart|muts|sjaal|slippers|zeep|powerbank|ehbo\\p{L}*|drinkfles|lakenzak',
  ja: 'パスポート|日焼け止め|サングラス|帽子|手袋|ジャケット|レインコート|傘|靴|サンダル|靴下|シャツ|ズボン|水着|タオル|歯ブラシ|虫除け|虫よけ|薬|充電器|変換プラグ|モバイルバッテリー|カメラ|ライト|寝袋|テント|水筒|現金|保険|ヘッドランプ|ヘッドライト|雨具|カッパ|手ぬぐい|ストック|地図|防寒着|ダウン|着替え|常備薬|ティッシュ|マスク|SIM',
  zh: '护照|防晒|墨镜|太阳镜|帽子|手套|外套|冲锋衣|雨衣|雨伞|鞋|袜子|裤|泳衣|毛巾|牙刷|驱蚊|药|充电器|转换插头|充电宝|相机|头灯|手电|睡袋|帐篷|水壶|现金|保险|身份证|登山杖|地图|羽绒|口罩|纸巾|拖鞋|充電器|護照|防曬|雨傘|行動電源|轉接頭|現金|藥|內衣|内衣|洗漱',
};

/** Sentences that name what to bring: "Essentials include: …", "you will need …". */
export const packingSentences: Record<string, string> = {
  en: "essentials (?:include|are)|(?:pack|bring|carry|wear)(?: along)?|you(?:[’']ll| will)? need|must-haves?",
  de: 'mitbringen|mitnehmen|einpacken|packt|ihr braucht|du brauchst|in den rucksack gehör\\p{L}+',
  fr: "emportez|prévoyez|prenez|n[’']oubliez pas|il vous faut",
  es: 'llev(?:a|ad|en|ar)|empaca|no olvid\\p{L}+|necesit\\p{L}+',
  it: 'port(?:a|ate|are)|non dimentica\\p{L}*|serv(?:e|ono)',
  pt: 'lev(?:e|em|ar)|não esque\\p{L}+|precis\\p{L}+',
  nl: 'neem|pak|vergeet|nodig',
  ja: '持って|必要なもの',
  zh: '需要带|记得带|要带|带上|携带',
};

/** Words with a full stop after which the thing goes on: "Trikots bzw. Sportshirts". */
export const shortenedWords: Record<string, string> = {
  en: 'incl|resp|approx|min|max',
  de: 'bzw|ca|inkl|evtl|ggf|o\\.ä|u\\.a',
  fr: 'env',
  es: 'aprox',
  nl: 'bijv',
};

/** What follows says it once more: "trousers, e.g. leggings". */
export const exampleWords: Record<string, string> = {
  en: 'e\\.g|i\\.e|such as',
  de: 'z\\.\\s?B|zum Beispiel',
  fr: 'p\\.\\s?ex|par exemple',
  es: 'p\\.\\s?ej|por ejemplo',
  it: 'ad es',
  pt: 'por exemplo',
  nl: 'bijv|bijvoorbeeld',
};

/** "3 or 4 shirts". */
export const betweenCounts: Record<string, string> = {
  en: 'or',
  de: 'oder',
  fr: 'ou',
  es: 'o',
  nl: 'of',
};

/** After a number, who finds room in it: "2 person tent" is one tent. */
export const capacityWords: Record<string, string> = {
  en: 'person|man\\s',
  de: 'personen|mann\\s',
  fr: 'places',
  es: 'plazas',
  it: 'posti',
};
