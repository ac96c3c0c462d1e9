// Pure: no browser, no network, no clock.
// How sites head what is not the article, by language. Whole headings only, in small letters, without marks around them.

interface Words {
  /** Above what readers wrote: however long it is, it is not the author's. */
  comments: string;
  other: string[];
}

const byLanguage: Record<string, Words> = {
  en: {
    comments:
      'comments?|\\d+ (?:comments?|responses?|replies|thoughts)(?: (?:on|to) .*)?|leave a (?:reply|comment)|(?:post|add) a comment|join the (?:conversation|discussion)|discussion',
    other: [
      'related posts?|related articles?|related stories|related reading|related|you (?:may|might) also (?:like|enjoy)|more (?:posts|articles|stories)(?: .{0,30})?|more from .{1,40}|recommended (?:posts|articles|reading|for you)|recent posts?|recent comments|popular posts|latest posts|read next|keep reading|other posts',
      'share(?: this)?(?: (?:post|article|story|page|on.*))?|follow (?:us|me)(?: on.*)?|stay connected|like this|subscribe(?: .{0,40})?|sign up(?: .{0,40})?|newsletter|join (?:my|our) (?:newsletter|mailing list)|get (?:new )?posts by email',
      'about the author|about the writer|written by.{0,40}|tags|categories|archives?|table of contents|contents|on this page|in this (?:article|post|guide)|post navigation|navigation|search|menu|cookies?|privacy(?: policy)?|advertisement|disclosure|read more|continue reading|comments powered by .{1,20}|jump to (?:navigation|search|content).*|skip to (?:main )?content|back to top|(?:previous|next) (?:post|article|page)',
    ],
  },
  de: {
    comments:
      'kommentare?|\\d+ kommentare?(?: zu .*)?|schreibe? einen kommentar|kommentar (?:schreiben|hinterlassen|verfassen)|hinterlasse (?:einen kommentar|eine antwort)',
    other: [
      'ähnliche (?:beiträge|artikel)|das könnte (?:dich|sie|ihnen|dir)(?: auch)? (?:interessieren|gefallen)|weitere (?:beiträge|artikel)|mehr (?:beiträge|artikel)|neueste beiträge|letzte beiträge|passende artikel|verwandte (?:beiträge|artikel)|lies auch',
      'teilen(?: mit)?|diesen (?:beitrag|artikel) teilen|teile diesen beitrag|folge (?:uns|mir)(?: .*)?|gefällt mir|newsletter(?: .{0,30})?|über (?:den autor|die autorin|mich)|schlagwörter|kategorien|archive?|inhalt|inhaltsverzeichnis|beitragsnavigation|suche|weiterlesen|zum inhalt springen|nach oben',
    ],
  },
  fr: {
    comments:
      'commentaires?|\\d+ (?:commentaires?|réponses?)(?: .*)?|laisser un commentaire|(?:poster|ajouter) un commentaire|votre commentaire',
    other: [
      'articles? (?:similaires?|liés?|connexes?|récents?|recommandés?)|vous (?:aimerez|pourriez)(?: peut-être)?(?: aussi)?(?: aimer)?(?: .{0,20})?|à lire aussi|à lire également|sur le même thème|autres articles',
      'partager(?: .{0,30})?|suivez-(?:nous|moi)(?: .*)?|newsletter|inscription .{0,30}|à propos de l.auteure?|étiquettes|mots-clés|catégories|archives|sommaire|table des matières|rechercher|lire la suite|haut de page',
    ],
  },
  es: {
    comments:
      'comentarios?|\\d+ (?:comentarios?|respuestas?)(?: .*)?|dej(?:a|ar) (?:un comentario|una respuesta)|publicar un comentario',
    other: [
      '(?:entradas|artículos|posts) (?:relacionad[oa]s|recientes|recomendad[oa]s)|(?:también )?te puede interesar|quizás te interese|también te puede (?:gustar|interesar)|más (?:artículos|entradas)|relacionado',
      'comparte(?: .{0,30})?|compartir(?: .{0,30})?|síguenos(?: .*)?|suscríbete(?: .{0,30})?|sobre (?:el autor|la autora)|etiquetas|categorías|archivos?|índice|contenidos?|tabla de contenidos?|buscar|leer más|seguir leyendo',
    ],
  },
  it: {
    comments:
      'commenti|\\d+ comment[oi](?: .*)?|lascia un (?:commento|risposta)|lascia una risposta|posta un commento',
    other: [
      '(?:articoli|post) (?:correlati|simili|recenti|consigliati)|potrebbe(?:ro)? (?:anche )?(?:interessarti|piacerti)(?: anche)?|leggi anche|altri articoli',
      'condividi(?: .{0,30})?|seguici(?: .*)?|iscriviti(?: .{0,30})?|newsletter|sull.autore|l.autore|etichette|tag|categorie|archivi|indice(?: dei contenuti)?|sommario|cerca|continua a leggere|leggi tutto',
    ],
  },
  pt: {
    comments:
      'comentários?|\\d+ comentários?(?: .*)?|deixe um comentário|deixe uma resposta|postar um comentário|deixar um comentário',
    other: [
      '(?:posts|artigos) (?:relacionados|recentes|similares)|leia também|você também pode gostar|veja também|talvez você goste|relacionado',
      'compartilhe(?: .{0,30})?|compartilhar|partilhar(?: .{0,30})?|siga-nos(?: .*)?|inscreva-se(?: .{0,30})?|sobre o autor|sobre a autora|categorias|arquivos?|índice|sumário|buscar|pesquisar|leia mais|continue lendo',
    ],
  },
  nl: {
    comments:
      'reacties?|\\d+ (?:reacties?|gedachten)(?: .*)?|geef een reactie|laat een (?:reactie|bericht) achter|plaats een reactie',
    other: [
      'gerelateerde (?:berichten|artikelen)|dit vind je (?:misschien|vast) ook leuk|lees ook|meer (?:berichten|artikelen|blogs)|recente berichten|andere artikelen',
      'delen|deel dit(?: .{0,30})?|volg (?:ons|mij)(?: .*)?|nieuwsbrief|over de auteur|categorieën|archief|inhoud|inhoudsopgave|zoeken|lees (?:meer|verder)',
    ],
  },
  ja: {
    comments: 'コメント(?:を残す|する|一覧)?|コメント ?[(（]\\d+[)）]|\\d+件のコメント',
    other: [
      '関連(?:記事|投稿|する記事)|おすすめ記事|人気記事|最近の(?:投稿|記事|コメント)|新着記事|あわせて読みたい|こちらもおすすめ',
      'この記事を(?:シェア|書いた人)|シェア(?:する)?|フォローする|目次|カテゴリー?|アーカイブ|タグ|検索|プロフィール|続きを読む|もっと見る',
    ],
  },
  zh: {
    comments: '评论|評論|留言|发表评论|發表評論|发表回复|發佈留言|\\d+ ?条评论|\\d+ ?則留言',
    other: [
      '相关(?:文章|阅读|推荐)|相關(?:文章|閱讀)|推荐(?:阅读|文章)|推薦(?:閱讀|文章)|延伸阅读|延伸閱讀|你可能也?(?:喜欢|喜歡|感兴趣|感興趣)|最新文章|热门文章|熱門文章|近期文章',
      '分享|目录|目錄|标签|標籤|分类|分類|归档|搜索|关于作者|關於作者|阅读全文|閱讀全文|阅读更多',
    ],
  },
};

const whole = (words: string[]) => new RegExp(`^(?:${words.join('|')})$`, 'iu');
const commentsHeading = whole(Object.values(byLanguage).map(({ comments }) => comments));
const otherHeading = whole(Object.values(byLanguage).flatMap(({ other }) => other));

// "Related posts:", "» Comments (3)"
const around = /^[\s\p{P}\p{S}]+|(?:\s*[(（]\d+[)）])?[\s\p{P}\p{S}]*$/gu;
const longest = 80;

/** "Related posts:" → "other", "3 comments" → "comments"; "Comments on the old town's cafés" → undefined. */
export function furnitureHeaded(text: string): 'comments' | 'other' | undefined {
  if (text.length > longest) return undefined;
  const words = text.replace(around, '');
  if (commentsHeading.test(words)) return 'comments';
  return otherHeading.test(words) ? 'other' : undefined;
}
