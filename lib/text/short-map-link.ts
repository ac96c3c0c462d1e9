// Recognises short map links, which contain neither a coordinate nor a name.
const shortLink =
  /(?:^|[\s/.(])(?:maps\.app\.goo\.gl\/|goo\.gl\/(?:maps|app)|g\.co\/kgs\/|g\.page\/|maps\.apple\/p\/|maps\.google\.[a-z.]{2,6}\/?\?cid=|mapy\.(?:cz|com)\/s\/|yandex\.[a-z.]{2,6}\/maps\/-\/|naver\.me\/|kko\.to\/|surl\.amap\.com\/|j\.map\.baidu\.com\/|her\.is\/)/i;

export const hasShortMapLink = (text: string): boolean => shortLink.test(text.slice(0, 2000));
