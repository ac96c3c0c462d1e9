// What stands beside a sum, by how surely it is what the booking costs. A language is one line in each table.

/** Nothing comes after these. */
export const grandTotals: Record<string, string> = {
  en: 'grand total|total amount|total price|total cost|total paid|total to pay|amount paid|total for stay|total charge|amount due|total fare|booking total|order total|total rental|trip total|total due|total charged|total payable|estimated total|you paid|overall',
  de: 'gesamtbetrag|gesamtpreis|gesamtsumme|endbetrag|rechnungsbetrag|gesamtkosten|endpreis|gesamt|summe|reisepreis|zu zahlen|bezahlt|gezahlt',
  fr: 'montant total|prix total|total ttc|total général|total à payer|montant payé|coût total|total payé|somme totale|montant réglé',
  es: 'precio total|importe total|total general|total a pagar|coste total|total pagado|importe pagado|monto total|importe abonado',
  it: 'totale|prezzo totale|importo totale|totale complessivo|totale da pagare|importo pagato|costo totale|totale pagato',
  pt: 'preço total|valor total|total geral|total a pagar|montante total|valor pago|total pago|importância total',
  nl: 'totaalbedrag|totaalprijs|totaal|te betalen|totale prijs|eindbedrag|betaald bedrag|totale kosten',
  sv: 'totalt|totalbelopp|totalpris|att betala|totalt pris',
  da: 'i alt|total pris|samlet pris',
  no: 'totalt|totalbeløp|totalpris|å betale',
  cs: 'celkem|celková cena|cena celkem',
  pl: 'razem|suma|łącznie|do zapłaty|łączna kwota|kwota całkowita|cena całkowita|zapłacono|wartość zamówienia',
  hu: 'összesen|végösszeg|fizetendő|teljes ár',
  ja: '合計|合計金額|お支払い合計|お支払い金額|お支払金額|総額|お支払総額|ご請求額|総合計|合計料金|料金合計|支払金額|お支払い総額|宿泊料金合計|税込合計|ご利用金額|お支払額|お支払い額|御支払金額|決済金額',
  zh: '总价|实付款|支付金额|订单金额|总计|合计|总额|实付|应付总额|總計|總額',
  ko: '합계|총액|총\\s?금액|(?:총\\s?)?결제\\s?금액|총\\s?요금|총\\s?운임|영수\\s?금액',
  fi: 'yhteensä|kokonaishinta|loppusumma|maksettu',
  tr: 'toplam tutar|genel toplam|toplam|ödenen tutar|toplam ücret',
};

/** Also stands above columns and before parts. */
export const plainTotals =
  'total|totals|to pay|paid|pago|payé|pagado|pagato|betaald|pris|cena|importe|importo|betrag|montant|amount|bedrag|valor|金額|小計込';

export const plainPrices =
  'price|fare|cost|rate|preis|fahrpreis|flugpreis|mietpreis|ticketpreis|kosten|prix|tarif|coût|precio|tarifa|coste|prezzo|tariffa|costo|preço|custo|prijs|tarief|supplement|surcharge|zuschlag|料金|運賃|代金|価格|票价|价格|费用|요금|운임';

/** Parts of it, promises and what was not bought. */
export const otherSums =
  'sub-?total|deposit|tax|taxes|vat|fees?|per night|per person|per day|nightly|discount|excess|refund|penalty|charge of|cancellation|parking|breakfast|balance|insurance|optional|each|voucher value|minimum|from just|zwischensumme|anzahlung|kaution|steuer|mwst|ust|netto|gebühr(?:en)?|pro nacht|pro person|pro tag|rabatt|selbstbeteiligung|storno|restbetrag|kurtaxe|sous-total|acompte|caution|taxe|taxes|tva|frais|par nuit|par personne|par jour|réduction|franchise|annulation|solde|subtotal|señal|depósito|anticipo|fianza|impuestos?|iva|tasas?|por noche|por persona|por día|descuento|franquicia|cancelación|subtotale|acconto|cauzione|deposito|tasse|tassa|imposta|a notte|per notte|a persona|sconto|franchigia|saldo|sinal|caução|impostos?|taxas?|por noite|por pessoa|desconto|subtotaal|aanbetaling|borg|btw|belasting|toeristenbelasting|per nacht|per persoon|korting|eigen risico|小計|内金|税|消費税|入湯税|手数料|1泊|一泊|お一人|割引|キャンセル|保証金|予約金|押金|税费|每晚';
