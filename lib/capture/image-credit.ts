// Finds who made a picture, as stated in its caption.

// "Photo: Ada Brandt", "Foto © Ada Brandt", "Crédit photo : Ada Brandt", "写真：…"
const words =
  'photo(?:graph)?(?:s)?(?: credit| by| courtesy of)?|image(?: credit| by| courtesy of)?|picture by|drawings?(?: by)?|illustrations?(?: by)?|credits?|courtesy of|foto(?:grafie|s)?(?: von| de| di| door)?|bild(?:nachweis|rechte|quelle)?|cr[ée]dits?(?: photo)?|cr[ée]ditos?|fonte|source|quelle|bron|写真|撮影|摄影|图片来源|圖片來源|📷|📸';
const credited = new RegExp(
  `(?:^|[\\s(|–—-])(?:(?:${words})\\s*[:：©]\\s*|(?:©|\\(c\\)|📷|📸)\\s*|(?:photo|image|picture)s? by )([^|()\\n]{2,80})`,
  'iu',
);

/** "At dawn. Photo: Ada Brandt" → "Ada Brandt"; undefined for a caption without a credit. */
export function creditIn(caption: string): string | undefined {
  const found = credited.exec(caption.slice(0, 500))?.[1]?.replace(/^[\s:©]+|(?<![\s.,;])[\s.,;]+$/g, '');
  return found && found.length >= 2 ? found : undefined;
}
