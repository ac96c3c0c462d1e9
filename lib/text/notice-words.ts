// How a page speaks of itself before it begins: where it was printed first, who wrote it, adverts, what to press. A
// language is one line; all are pieces of regular expressions.
export const noticeWords: Record<string, string> = {
  en: '(?:originally|first) (?:published|posted|appeared)|(?:published|posted|written|updated) (?:on|by|in|at)|(?:last )?updated:?|this (?:post|article|page|guide) (?:was|has been|is sponsored|may contain|contains)|affiliate links?|cookies|subscribe|newsletter|click (?:here|on|the|below)|\\d+ min(?:ute)?s? read|reading time|disclosure|disclaimer|comments/questions',
  de: '(?:ursprünglich|zuerst) (?:veröffentlicht|erschienen)|veröffentlicht (?:am|von|in)|(?:zuletzt )?aktualisiert|(?:dieser|der) (?:beitrag|artikel) (?:enthält|wurde)|affiliate-?links?|werbung|anzeige|cookies|newsletter|klick(?:e|t|en sie)? (?:hier|auf)|lesezeit',
  fr: 'publié (?:le|par|initialement|à l’origine)|mis à jour|cet article (?:contient|a été)|liens? affiliés?|cookies|newsletter|abonnez-vous|cliquez|temps de lecture',
  es: 'publicado (?:el|por|en|originalmente)|actualizado|(?:este|esta) (?:artículo|post|entrada) (?:contiene|fue)|enlaces? de afiliad[oa]s?|cookies|suscríbete|boletín|haz clic|tiempo de lectura',
  it: 'pubblicato (?:il|da|originariamente)|aggiornato|questo (?:articolo|post) (?:contiene|è stato)|link (?:di )?affilia(?:ti|zione)|cookie|iscriviti|newsletter|clicca|tempo di lettura',
  pt: 'publicado (?:em|por|originalmente)|atualizado|este (?:artigo|post) (?:contém|foi)|links? de afiliad[oa]s?|cookies|inscreva-se|newsletter|clique|tempo de leitura',
  nl: '(?:oorspronkelijk|eerder) (?:gepubliceerd|verschenen)|gepubliceerd (?:op|door)|bijgewerkt|dit (?:artikel|bericht) (?:bevat|is)|affiliate-?links?|cookies|nieuwsbrief|klik (?:hier|op)|leestijd',
  sv: 'publicerad|uppdaterad|det här inlägget (?:innehåller|är)|annonslänkar|reklamlänkar|cookies|nyhetsbrev|klicka|lästid',
  da: 'udgivet|opdateret|dette indlæg (?:indeholder|er)|reklamelinks|cookies|nyhedsbrev|klik (?:her|på)|læsetid',
  pl: 'opublikowano|aktualizacja|linki afiliacyjne|ciasteczka|cookies|newsletter|kliknij|czas czytania',
  cs: 'publikováno|aktualizováno|cookies|newsletter|klikněte|doba čtení',
  ja: '投稿日|更新日|最終更新|広告を含|アフィリエイト|プロモーションが含|クリック',
  zh: '发表于|發表於|更新于|更新於|本文首发|本文首發|阅读时间|閱讀時間|点击|點擊',
  ko: '작성일|수정일|광고를 포함|쿠키|클릭',
};
