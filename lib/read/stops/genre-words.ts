// Words that show what kind of text a page is if it is no trip. One line per language; all of them are used on every
// page, because the declared language is often wrong. Lower case, separated by spaces.

const list = (...lines: string[]) => lines.flatMap((line) => line.split(/\s+/)).filter((word) => word !== '');

/** The kinds of text, each with words that are rare in the others. */
export const genreWords = {
  /** News: somebody said, announced, according to. */
  reports: list(
    'said says according announced announces spokesperson spokesman spokeswoman officials official reporter reported reports statement minister ministry authorities authority police government residents mayor correspondent updated',
    'sagte sagt laut angaben sprecher sprecherin mitteilung teilte erklärte behörden minister ministerium polizei redaktion aktualisiert veröffentlicht',
    'selon déclaré annoncé annonce porte-parole ministre autorités communiqué gouvernement rédaction',
    'según anunció anuncia dijo declaró portavoz ministro ministerio autoridades comunicado gobierno redacción',
    'secondo annunciato annuncia dichiarato portavoce ministro autorità comunicato governo redazione',
    'segundo anunciou anuncia disse declarou porta-voz ministro autoridades comunicado governo redação',
    'volgens zei woordvoerder minister autoriteiten persbericht aangekondigd redactie',
    '発表 によると 記者 担当者 関係者 政府 当局 述べ 明らか',
    '记者 報導 报道 宣布 表示 发言人 政府 来源 本报讯 消息 部门 官方',
  ),
  /** Companies, money, growth. */
  business: list(
    'company companies corporation corporate ceo group brand brands portfolio agreement partnership customers clients passengers airline airlines airline’s routes launch launched launches investment revenue market industry million billion percent quarter operator offices headquarters employees staff team chairman executive president shares',
    'unternehmen konzern marke kunden passagiere fluggesellschaft millionen milliarden prozent umsatz vorstand geschäftsführer mitarbeiter standorte gmbh ag',
    'entreprise groupe marque clients passagers compagnie millions milliards directeur salariés chiffre marché',
    'empresa grupo marca clientes pasajeros aerolínea millones acuerdo director inversión mercado empleados',
    'azienda società gruppo marchio clienti passeggeri compagnia milioni accordo direttore mercato dipendenti',
    'empresa grupo marca clientes passageiros companhia transportadora milhões acordo diretor mercado',
    'bedrijf merk klanten passagiers luchtvaartmaatschappij miljoen directeur omzet markt medewerkers',
    '会社 企業 株式会社 グループ 社長 億円 万円 契約 市場 顧客',
    '公司 集团 品牌 亿元 客户 合作 签约 市场 总裁 投资 客房',
  ),
  /** Programs, talks, meetings. */
  software: list(
    'software version release released bug bugs code repository commit server api update download users user developer developers keynote conference talk talks speaker speakers session sessions track workshop booth stand stands hall halls startup startups device devices phone phones app apps data open-source linux ubuntu github',
    'fehler code server nutzer entwickler vortrag vorträge konferenz tests datenbank freigabe build',
    'logiciel serveur utilisateurs développeurs conférence conférencier données',
    'servidor usuarios desarrolladores conferencia ponencia datos código',
    'utenti sviluppatori conferenza dati codice',
    'usuários utilizadores desenvolvedores conferência dados código',
    'gebruikers ontwikkelaars conferentie gegevens',
    'アプリ ソフト バージョン 開発 データ',
    '软件 軟體 版本 开发 開發 数据 用户 技术 协议 網路 网络 算法 演算法 函数 函數 代码 程式碼 程序 程式 系统 接口 服务器 伺服器 数据库 資料庫 前端 后端 配置 编程 电脑 電腦 变量 變數 面试 线程 缓存 定理 定义 矩阵',
  ),
  /** Things for sale, tested or described. */
  wares: list(
    'product products warranty shipping delivery stock cart rating ratings stars tested test review reviewed specs weight grams litres fabric zip strap straps pockets pocket lens sharpness aperture sensor aluminium waterproof size sizes colour colours affiliate pros cons verdict bedroom bedrooms bathroom bathrooms sqm sq m² property mortgage rent',
    'produkt lieferung lieferzeit warenkorb gewicht größe größen testbericht fazit stoff garantie ausstattung zimmer wohnfläche immobilie provision bettwäsche minibar wlan',
    'produit livraison panier garantie poids taille avis essai surface chambre salle_de_bain bien',
    'producto envío garantía peso talla dormitorios baños vivienda inmueble azotea certificado venta precio referencia agencia',
    'prodotto spedizione garanzia peso taglia camere bagni immobile prezzo',
    'produto envio garantia peso tamanho quartos banheiros imóvel preço',
    'product levering voorraad winkelwagen garantie gewicht maat beoordelingen bezorging besteld artikelnummer waterkolom',
    '商品 価格 送料 在庫 重量 レビュー 評価 製品 税込',
    '产品 价格 重量 评测 镜头 光圈 焦段 画质 购买 镜片',
  ),
  /** Rules, papers, insurance, privacy. */
  rules: list(
    'visa visas passport passports embassy consulate application apply applicants insurance insured insurer policy policies documents document requirements required valid validity terms privacy cookies personal consent rights regulation regulations entry fee fees form eligible transfer bonus points miles bank card',
    'visum visa reisepass personalausweis botschaft konsulat antrag versicherung versichert versicherer police bedingungen einreise einreisebestimmungen datenschutz gültig gültigkeit unterlagen zoll impfung impfungen',
    'passeport ambassade consulat demande assurance documents conditions valable formulaire réglementation données',
    'visado pasaporte embajada consulado solicitud seguro trámite tramita documentos requisitos válido contrato residencia',
    'visto passaporto ambasciata consolato domanda assicurazione documenti requisiti valido',
    'visto passaporte embaixada consulado pedido seguro documentos requisitos válido',
    'visum paspoort ambassade aanvraag verzekering voorwaarden documenten geldig',
    'ビザ 査証 パスポート 大使館 申請 入力 保険 必要書類 免除 国籍 規約',
    '签证 签證 护照 使馆 領館 领馆 申请 材料 保险 复印件 户口 在职 证明 办理',
  ),
  /** Recipes, training, matches. */
  kitchenAndField: list(
    'ingredients ingredient tablespoon tablespoons teaspoon tsp tbsp flour dough oven bake baking knead yeast salt bowl recipe minutes preheat goal goals match referee coach players player team league half score scored workout training runner runners race results finish seeds seed soil pot leaves',
    'zutaten teig ofen mehl hefe rezept esslöffel teelöffel spiel tor trainer mannschaft training einheit',
    'ingrédients pâte four farine recette cuillère entraînement séance fractionné footing match but',
    'ingredientes masa horno harina receta cucharada gol partido árbitro entrenador delantero portero empate minuto penalti',
    'ingredienti impasto forno farina ricetta cucchiaio partita allenatore antipasti primi secondi contorni dolci',
    'ingredientes massa forno farinha receita colher partida treino gol',
    'ingrediënten deeg oven meel recept eetlepel wedstrijd training',
    '材料 大さじ 小さじ 作り方 レシピ 鍋 混ぜ 冷ま 練習 フレーズ 英会話',
    '食材 做法 勺 烤箱 面粉 比赛 训练',
  ),
  /** Encyclopedias and essays: centuries, kings, climate. */
  learning: list(
    'century centuries king empire emperor founded war treaty born population economy climate temperature average rainfall species constitution parliament dynasty independence language ethnic architecture architect scholars history novel author publisher chapter protagonist poem essay',
    'jahrhundert kaiser könig gegründet krieg reich bevölkerung klima temperatur durchschnitt geschichte roman autor architektur',
    'siècle roi empereur fondée guerre population climat histoire architecture architecte roman auteur œuvre',
    'siglo rey imperio fundada guerra población clima historia novela autor arquitectura',
    'secolo re imperatore fondata guerra popolazione clima storia impero asburgo romanzo autore austriaca',
    'século rei imperador fundada guerra população clima história romance autor termo termos',
    'eeuw koning keizer gesticht oorlog bevolking klimaat temperatuur gemiddelde graden neerslag',
    '世紀 皇帝 戦争 人口 気候 歴史 著者 小説',
    '世纪 皇帝 战争 人口 气候 历史 作者 小说',
  ),
  /** The reader is addressed: advice, not a story. */
  reader: list(
    "you your you're you'll you've yourself don't",
    'sie ihr ihre ihren ihnen du dein deine dich dir',
    'vous votre vos tu ton tes',
    'usted ustedes tu tus te su sus',
    'voi vostro vi tuo tua',
    'você vocês seu sua teu',
    'je jij jouw u uw',
    'あなた ください ましょう',
    '你 您 你们',
  ),
} as const;

export type Genre = keyof typeof genreWords;
export const genres = Object.keys(genreWords) as Genre[];
