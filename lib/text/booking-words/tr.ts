import type { BookingWords } from './kinds.ts';

export const tr: BookingWords = {
  departure:
    'kalkış|kalkış saati|kalkış zamanı|hareket|hareket saati|hareket zamanı|gidiş|kalkış tarihi|gidiş saati',
  arrival: 'varış|varış saati|varış zamanı|iniş|iniş saati|varış tarihi|tahmini varış',
  from: 'nereden|kalkış yeri|kalkış noktası|biniş|biniş yeri|kalkış havalimanı|kalkış istasyonu|kalkış limanı|binış durağı|çıkış yeri',
  to: 'nereye|varış yeri|varış noktası|iniş yeri|varış havalimanı|varış istasyonu|varış limanı|iniş durağı',
  date: 'tarih|seyahat tarihi|uçuş tarihi|yolculuk tarihi|gün|tarih ve saat|sefer tarihi|rezervasyon tarihi ve saati|etkinlik tarihi|ziyaret tarihi',
  time: 'saat|başlangıç saati|rezervasyon saati|etkinlik saati|başlama saati',
  flight: 'uçuş|uçuş no|uçuş numarası|sefer sayısı|uçuş kodu',
  train: 'tren|tren no|tren adı|tren numarası',
  bus: 'otobüs|hat|otobüs no',
  ferry: 'feribot|gemi|vapur|gemi adı',
  service: 'sefer|sefer no|güzergah|yolculuk',
  operator: 'firma|havayolu|işletmeci|taşıyıcı|acente|şirket|kiralama şirketi|organizatör',
  reference:
    'rezervasyon no|rezervasyon numarası|rezervasyon kodu|pnr|pnr no|pnr kodu|onay numarası|onay no|onay kodu|sipariş no|sipariş numarası|referans|referans no|referans numarası|rezervasyon|voucher no|bilet pnr',
  ticket: 'bilet no|bilet numarası|e-bilet no|tc kimlik no|pasaport no|üyelik no|fatura no|müşteri no',
  passenger:
    'yolcu|yolcular|yolcu adı|ad soyad|adı soyadı|misafir|misafir adı|isim|sürücü|müşteri|konuk|yolcu adı soyadı',
  seat: 'koltuk|koltuk no|koltuk numarası|yer|yer no|kamara',
  coach: 'vagon|vagon no|sıra',
  platform: 'peron|kapı|terminal|peron no|iskele',
  class: 'sınıf|bagaj|bilet türü|tarife|kabin sınıfı',
  duration: 'süre|uçuş süresi|seyahat süresi|yolculuk süresi',
  stop: 'aktarma|durak|istasyon|mola',
  decoy:
    'biniş saati|kapı kapanış|check-in kapanış|açılış saatleri|çalışma saatleri|kahvaltı|resepsiyon|kapı açılış|yazdırma tarihi',
  'check-in': 'giriş|giriş tarihi|check-in|giriş saati|otele giriş|konaklama başlangıcı|check-in tarihi',
  'check-out': 'çıkış|çıkış tarihi|check-out|çıkış saati|otelden çıkış|konaklama bitişi|check-out tarihi',
  nights: 'gece|gece sayısı|konaklama süresi|konaklama|konaklama tarihleri',
  rooms: 'oda|oda tipi|oda sayısı|odalar|oda türü',
  guests: 'kişi sayısı|misafir sayısı|kişi|yetişkin|konuk sayısı',
  hotel: 'otel|otel adı|tesis|tesis adı|konaklama yeri|pansiyon',
  'pick-up':
    'alış|alış yeri|alış tarihi|teslim alma|araç alış|alış noktası|alış ofisi|teslim alma yeri|teslim alma tarihi',
  'drop-off':
    'iade|iade yeri|iade tarihi|teslim etme|dönüş yeri|iade noktası|araç iade|bırakış|bırakış yeri|iade ofisi',
  vehicle: 'araç|araç grubu|araç tipi|araç sınıfı',
  event: 'etkinlik|etkinlik adı|konser|gösteri|tur|tur adı|oyun|müze|giriş bileti',
  venue: 'mekan|buluşma noktası|etkinlik yeri|salon|yer adı',
  restaurant: 'restoran|masa|akşam yemeği|restoran adı',
  total:
    'toplam|toplam tutar|toplam fiyat|genel toplam|tutar|ödenen tutar|fiyat|ücret|ödenecek tutar|toplam ücret|ödenen',
  fare: 'kdv|vergiler|hizmet bedeli|ara toplam|depozito|indirim|gecelik|vergi',
  address: 'adres|otel adresi|tesis adresi',
  phone: 'telefon|tel|telefon numarası|iletişim|çağrı merkezi|gsm',
  issued:
    'düzenleme tarihi|satın alma tarihi|rezervasyon tarihi|satış tarihi|bilet kesim tarihi|fatura tarihi|işlem tarihi',
  'valid-from': 'geçerlilik başlangıcı|başlangıç tarihi',
  'valid-until': 'geçerlilik bitişi|son kullanma tarihi|bitiş tarihi',
  validity: 'geçerlilik|geçerlilik süresi',
  cancellation: 'iptal|ücretsiz iptal|iptal koşulları|son iptal tarihi|iptal politikası',
};
