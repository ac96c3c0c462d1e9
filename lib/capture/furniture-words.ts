// How sites head what is not the article, by language. Whole headings only, in small letters, without marks around them.

interface Words {
  /** Above what readers wrote: however long it is, it is not the author's. One comment alone may be: a commentary. */
  comments: string;
  other: string[];
}

const byLanguage: Record<string, Words> = {
  en: {
    comments:
      'comments?|(?:one|no|\\d+) (?:comments?(?: yet)?|responses?|reply|replies|thoughts?)(?: (?:on|to) .*)?|leave a (?:reply|comment)(?: cancel .*)?|(?:post|add) a comment|join the (?:conversation|discussion)|discussion',
    other: [
      'related posts?|related articles?|related stories|related reading|related|you (?:may|might) also (?:like|enjoy)|more (?:posts|articles|stories)(?: .{0,30})?|more from .{1,40}|recommended (?:posts|articles|reading|for you)|recent posts?|recent comments|popular posts|latest posts|read next|keep reading|other posts|you (?:may|might) (?:also )?(?:find .{0,20}interesting|be interested in)|explore further|more like this',
      'share(?: this)?(?: (?:post|article|story|page|on.*))?|follow (?:us|me)(?: on.*)?|stay connected|like this|sharing is caring|like it\\? share it|pin (?:it|this|me)(?: for later)?|subscribe(?: .{0,40})?|sign up(?: .{0,40})?|newsletter|join (?:my|our) (?:newsletter|mailing list)|get (?:new )?posts by email',
      'about the author|about the writer|written by.{0,40}|tags|categories|archives?|table of contents|contents|on this page|in this (?:article|post|guide)|post navigation|navigation|search|menu|cookies?|privacy(?: policy)?|advertisement|disclosure|read more|continue reading|comments powered by .{1,20}|jump to (?:navigation|search|content).*|skip to (?:main )?content|back to top|(?:previous|next) (?:post|article|page)',
    ],
  },
  de: {
    comments:
      'kommentare|\\d+ kommentare?(?: zu .*)?|(?:schreibe?|hinterlasse) (?:einen kommentar|eine antwort)(?: .{0,20}abbrechen)?|kommentare? (?:schreiben|hinterlassen|verfassen|hinzufügen)|bisher keine kommentare',
    other: [
      'ähnliche (?:beiträge|artikel)|das könnte (?:dich|sie|ihnen|dir)(?: auch)? (?:interessieren|gefallen)|weitere (?:beiträge|artikel)|mehr (?:beiträge|artikel)|neueste beiträge|letzte beiträge|passende artikel|verwandte (?:beiträge|artikel|themen|links)|lies auch|auch interessant|mehr zum thema(?: .{0,30})?|mehr aus .{1,40}|weitere themen|meistgelesen(?:e artikel)?|meist gelesene artikel|beliebte (?:beiträge|artikel)',
      'teilen(?: mit)?|(?:diesen |den )?(?:beitrag|artikel) teilen|mit freunden teilen|teile diesen beitrag|folge (?:uns|mir)(?: .*)?|gefällt mir|newsletter(?: .{0,30})?|über (?:den autor|die autorin|mich)|schlagwörter|kategorien|archive?|inhalt|inhaltsverzeichnis|beitragsnavigation|suche|weiterlesen|zum inhalt springen|nach oben',
    ],
  },
  fr: {
    comments:
      'commentaires?|\\d+ (?:commentaires?|réponses?)(?: .*)?|laisser un commentaire(?: annuler .*)?|(?:poster|ajouter) un commentaire|votre commentaire',
    other: [
      'articles? (?:similaires?|liés?|connexes?|récents?|recommandés?)|vous (?:aimerez|pourriez)(?: peut-être)?(?: aussi)?(?: aimer)?(?: .{0,20})?|à lire aussi|à lire également|sur le même thème|autres articles|derniers articles|articles? les plus lus|navigation (?:de l.article|des articles)',
      'partager(?: .{0,30})?|suivez-(?:nous|moi)(?: .*)?|newsletter|inscription .{0,30}|à propos de l.auteure?|étiquettes|mots-clés|catégories|archives|sommaire|table des matières|rechercher|lire la suite|haut de page',
    ],
  },
  es: {
    comments:
      'comentarios?|\\d+ (?:comentarios?|respuestas?)(?: .*)?|dej(?:a|ar) (?:un comentario|una respuesta)(?: cancelar .*)?|publicar un comentario',
    other: [
      '(?:entradas|artículos|posts) (?:relacionad[oa]s|recientes|recomendad[oa]s)|(?:también )?te puede interesar|quizás te interese|también te puede (?:gustar|interesar)|más (?:artículos|entradas)|relacionado|lee también|últimas entradas|navegación de entradas',
      'comparte(?: .{0,30})?|compartir(?: .{0,30})?|síg(?:uenos|ueme)(?: .*)?|suscríbete(?: .{0,30})?|sobre (?:el autor|la autora)|etiquetas|categorías|archivos?|índice|contenidos?|tabla de contenidos?|buscar|leer más|seguir leyendo',
    ],
  },
  it: {
    comments:
      'commenti|\\d+ comment[oi](?: .*)?|lascia (?:un commento|una? risposta)(?: annulla .*)?|posta un commento',
    other: [
      '(?:articoli|post) (?:correlati|simili|recenti|consigliati)|potrebbe(?:ro)? (?:anche )?(?:interessarti|piacerti)(?: anche)?|ti potrebbe(?:ro)? (?:anche )?interessare|leggi anche|altri articoli|navigazione articoli',
      'condividi(?: .{0,30})?|seguici(?: .*)?|iscriviti(?: .{0,30})?|newsletter|sull.autore|l.autore|etichette|tag|categorie|archivi|indice(?: dei contenuti)?|sommario|cerca|continua a leggere|leggi tutto',
    ],
  },
  pt: {
    comments:
      'comentários?|\\d+ comentários?(?: .*)?|este post tem \\d+ comentários?|deixe (?:um comentário|uma resposta)(?: cancelar .*)?|postar um comentário|deixar um comentário',
    other: [
      '(?:posts|artigos) (?:relacionados|recentes|similares)|conteúdo relacionado|leia também|leia mais artigos|você também (?:pode|vai) (?:gostar|curtir|se interessar)(?: .{0,20})?|navegação de (?:posts?|artigos)|veja também|talvez você goste|relacionado',
      'compartilhe(?: .{0,30})?|compartilhar|partilhar(?: .{0,30})?|siga-nos(?: .*)?|inscreva-se(?: .{0,30})?|sobre o autor|sobre a autora|categorias|arquivos?|índice|sumário|buscar|pesquisar|leia mais|continue lendo',
    ],
  },
  nl: {
    comments:
      'reacties?|\\d+ (?:reacties?|gedachten)(?: .*)?|geef een reactie(?: reactie annuleren)?|laat een (?:reactie|bericht) achter|plaats een reactie',
    other: [
      'gerelateerde (?:berichten|artikelen)|dit vind je (?:misschien|vast) ook leuk|lees ook|meer (?:berichten|artikelen|blogs)|(?:recente|laatste|populaire) berichten|andere artikelen|berichtnavigatie',
      'delen|deel dit(?: .{0,30})?|volg (?:ons|mij)(?: .*)?|nieuwsbrief|over de auteur|categorieën|archief|inhoud|inhoudsopgave|zoeken|lees (?:meer|verder)',
    ],
  },
  ja: {
    comments:
      'コメント(?:を残す|する|一覧)?(?: コメントをキャンセル)?|コメント ?[(（]\\d+[)）]|\\d+件のコメント',
    other: [
      '関連(?:記事|投稿|する記事)|おすすめ記事|人気記事|最近の(?:投稿|記事|コメント)|新着記事|あわせて読みたい|こちらもおすすめ|投稿ナビゲーション|(?:前|次)の(?:記事|投稿)',
      'この記事を(?:シェア|書いた人)|シェア(?:する)?|フォローする|目次|カテゴリー?|アーカイブ|タグ|検索|プロフィール|続きを読む|もっと見る',
    ],
  },
  zh: {
    comments:
      '评论|評論|留言|发表评论|發表評論|发表回复(?: 取消回复)?|發佈留言(?: 取消回覆)?|\\d+ ?条评论|\\d+ ?則留言',
    other: [
      '相关(?:文章|阅读|推荐)|相關(?:文章|閱讀)|推荐(?:阅读|文章)|推薦(?:閱讀|文章)|延伸阅读|延伸閱讀|你可能也?(?:喜欢|喜歡|感兴趣|感興趣)|文章导航|文章導覽|上一篇|下一篇|最新文章|热门文章|熱門文章|近期文章',
      '分享|目录|目錄|标签|標籤|分类|分類|归档|搜索|关于作者|關於作者|阅读全文|閱讀全文|阅读更多',
    ],
  },
  pl: {
    comments:
      'komentarze|\\d+ komentarz[ey]?(?: .*)?|(?:dodaj|zostaw|napisz) komentarz(?: .*)?|zostaw odpowiedź|skomentuj(?: .{0,20})?',
    other: [
      'zobacz (?:również|także|też)|(?:prze)?czytaj (?:też|także|również|dalej|więcej)|(?:podobne|powiązane|inne|ostatnie|popularne|najnowsze|polecane) (?:wpisy|artykuły|posty)(?: .{0,20})?|może (?:ci|cię|was) (?:się )?(?:również |też |także )?(?:zainteresować|spodobać)',
      'udostępnij(?: .{0,30})?|podziel się(?: .{0,30})?|zapisz się(?: .{0,30})?|o autor(?:ze|ce)|tagi|kategorie|archiw(?:um|a)|spis treści|szukaj(?: .{0,20})?|nawigacja(?: wpisu)?',
    ],
  },
  ru: {
    comments:
      'комментарии|\\d+ комментари(?:й|я|ев)(?: .*)?|(?:оставить|добавить|написать|оставьте) комментарий(?: .*)?',
    other: [
      '(?:похожие|последние|свежие|популярные|другие) (?:записи|статьи|посты|материалы)|читайте (?:также|ещё|еще|далее)|вам (?:также )?мо(?:жет|гут) (?:понравиться|быть интересно)|смотрите также',
      'поделиться(?: .{0,30})?|поделитесь(?: .{0,30})?|подписаться(?: .{0,30})?|подпишитесь(?: .{0,30})?|об авторе|метки|теги|рубрики|категории|архивы?|содержание|оглавление|поиск|навигация(?: по записям)?|читать далее',
    ],
  },
  sv: {
    comments:
      'kommentarer|\\d+ (?:kommentar(?:er)?|svar)(?: .*)?|(?:lämna|skriv) (?:en kommentar|ett svar)(?: .*)?',
    other: [
      '(?:relaterade|liknande|andra|fler|populära) (?:inlägg|artiklar)|senaste inläggen|läs (?:också|även|mer|vidare)|du kanske också gillar',
      'dela(?: .{0,30})?|följ (?:oss|mig)(?: .*)?|prenumerera(?: .{0,30})?|nyhetsbrev|om författaren|taggar|etiketter|kategorier|arkiv|innehåll(?:sförteckning)?|sök|inläggsnavigering',
    ],
  },
  da: {
    comments: '(?:skriv|efterlad|tilføj) (?:en kommentar|et svar)(?: .*)?',
    other: [
      '(?:relaterede|lignende|seneste|nyeste|andre|flere|populære) (?:indlæg|artikler)|læs (?:også|mere|videre)',
      'del (?:dette|artiklen|indlægget|på .{1,20})|følg (?:os|mig|med)(?: .*)?|nyhedsbrev|om forfatteren|arkiver|indhold(?:sfortegnelse)?|søg|indlægsnavigation',
    ],
  },
  no: {
    comments: 'legg (?:igjen|til) (?:en kommentar|et svar)(?: .*)?',
    other: [
      '(?:relaterte|lignende|siste|nyeste|andre|flere|populære) (?:innlegg|artikler)|les (?:også|mer|videre)',
      'del (?:dette|artikkelen|innlegget)|følg (?:oss|meg)(?: .*)?|stikkord|innhold(?:sfortegnelse)?|søk|innleggsnavigasjon',
    ],
  },
  fi: {
    comments: 'kommentit|\\d+ kommentti?a?(?: .*)?|(?:jätä|lisää|kirjoita) kommentti(?: .*)?',
    other: [
      'aiheeseen liittyvää|lue (?:myös|lisää)|katso myös|viimeisimmät (?:artikkelit|kirjoitukset)',
      'jaa(?: .{0,30})?|seuraa (?:meitä|minua)(?: .*)?|uutiskirje|tietoa kirjoittajasta|avainsanat|kategoriat|arkistot?|sisällys(?:luettelo)?|haku|artikkelien selaus',
    ],
  },
  cs: {
    comments: 'komentáře|\\d+ komentář[eů]?(?: .*)?|(?:napsat|přidat|zanechat) komentář(?: .*)?',
    other: [
      '(?:související|podobné|další|poslední|nejnovější|oblíbené) (?:články|příspěvky)|(?:pře)?čtěte (?:si )?(?:také|dále)|mohlo by (?:vás|tě) (?:také )?zajímat',
      'sdíl(?:et|ejte)(?: .{0,30})?|sledujte (?:nás|mě)(?: .*)?|o autor(?:ovi|ce)|štítky|rubriky|archivy|obsah(?: článku)?|hledat|navigace pro příspěvek|číst (?:dále|více)',
    ],
  },
  ca: {
    comments: 'comentaris?|\\d+ comentaris?(?: .*)?|deixa (?:un comentari|una resposta)(?: .*)?',
    other: [
      '(?:entrades|articles) (?:relaciona(?:de|t)s|recents)|també et pot (?:interessar|agradar)|(?:més|altres) (?:articles|entrades)|llegeix també',
      'comparteix(?: .{0,30})?|segueix-(?:nos|me)(?: .*)?|sobre l.autora?|etiquetes|arxius?|índex|continguts?|taula de continguts?|cerca|navegació d.entrades',
    ],
  },
  tr: {
    comments:
      'yorumlar|\\d+ yorum(?: .*)?|yorum (?:yap|yaz|bırak|bırakın|ekle)|bir (?:yorum|yanıt|cevap) (?:yazın|bırakın|yaz|bırak)(?: .*)?',
    other: [
      '(?:benzer|ilgili|son|diğer|popüler) (?:yazılar|gönderiler|içerikler)|(?:bun|şun)lar da ilginizi çekebilir',
      'paylaş(?: .{0,30})?|takip et|etiketler|kategoriler|arşiv(?:ler)?|içindekiler|devamını oku|yazı gezinmesi|yazar hakkında',
    ],
  },
  hu: {
    comments: 'hozzászólások|\\d+ hozzászólás(?: .*)?|szólj hozzá|hozzászólás írása',
    other: [
      '(?:kapcsolódó|hasonló|legutóbbi|további|friss) (?:bejegyzések|cikkek)|olvasd el ezt is|ez is érdekelhet',
      'megosztás|oszd meg(?: .{0,30})?|címkék|kategóriák|archívum|tartalom(?:jegyzék)?|keresés|bejegyzés navigáció|a szerzőről',
    ],
  },
  ko: {
    comments: '댓글(?: ?(?:남기기|달기|쓰기|목록))?|댓글 ?\\d+개?|\\d+개의 댓글|답글 남기기',
    other: [
      '(?:관련|최근|인기|추천|다른) ?(?:글|포스트|기사|게시물)|함께 (?:보면|읽으면) 좋은 글|이 (?:글|카테고리)의 다른 글',
      '공유(?:하기)?|구독(?:하기)?|팔로우|태그|카테고리|목차|보관함|검색|더 ?보기|글 탐색',
    ],
  },
  th: {
    comments: '(?:แสดง)?ความคิดเห็น|ใส่ความเห็น|\\d+ ความคิดเห็น',
    other: [
      '(?:บทความ|เรื่อง)ที่เกี่ยวข้อง|บทความ(?:ล่าสุด|แนะนำ|อื่น ?ๆ)|อ่านต่อ|อ่านเพิ่มเติม',
      '(?:แชร์|แบ่งปัน)(?:บทความ)?(?:นี้)?|สารบัญ|หมวดหมู่|ป้ายกำกับ|แท็ก|ค้นหา|ติดตาม(?:เรา)?',
    ],
  },
};

const whole = (words: string[]) => new RegExp(`^(?:${words.join('|')})$`, 'iu');
const commentsHeading = whole(Object.values(byLanguage).map(({ comments }) => comments));
const otherHeading = whole(Object.values(byLanguage).flatMap(({ other }) => other));

// "Related posts:", "» Comments (3)"
const around = /^[\s\p{P}\p{S}]+|(?:\s*[(（]\d+[)）])?[\s\p{P}\p{S}]*$/gu;
const longest = 80;

// Where a page is passed on to. Their names are the same in every language, and so is where the verb may stand.
const passedOn =
  /^(?:\S{1,15}[\s:]){0,2}(?:facebook|twitter|pinterest|whatsapp|telegram|linkedin|instagram|reddit|tumblr|youtube|tiktok|pocket|flipboard|weibo|google\+?|e-?mail)(?:\s\S{1,15}|\s\(.{1,40}\))?$|^(?:share|tweet|pin(?: it)?|print|copy link|x|vk)$/iu;
const longestNetwork = 60;

/** "Tweet", "Auf Facebook teilen": a button below an article, if it is nothing but a link. */
export const passesOn = (text: string): boolean =>
  text.length <= longestNetwork && passedOn.test(text.trim());

/** "Related posts:" → "other", "3 comments" → "comments"; "Comments on the old town's cafés" → undefined. */
export function furnitureHeaded(text: string): 'comments' | 'other' | undefined {
  if (text.length > longest) return undefined;
  const words = text.replace(around, '');
  if (commentsHeading.test(words)) return 'comments';
  return otherHeading.test(words) ? 'other' : undefined;
}
