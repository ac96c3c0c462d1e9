// Pure: no browser, no network, no clock.
import type { LanguageWords } from './word-classes.ts';

/** Words as the browser's segmenter parts them; names end in the kinds of `cjk.ts`. */
export const japanese: LanguageWords = {
  natureKinds: '山 川 湖 海 滝 島 岬 海岸 浜 池 森 公園 庭園 温泉 高原 渓谷 展望台',
  sightKinds: '神社 寺 お寺 城 美術館 博物館 教会 大聖堂 塔 橋 市場 広場 通り 商店街 水族館 動物園 灯台 港',
  foodKinds: 'レストラン カフェ 食堂 居酒屋 喫茶店 ラーメン屋 バー パン屋',
  stayKinds: 'ホテル 旅館 民宿 宿 ホステル ゲストハウス キャンプ場',
  transportKinds: '駅 空港 バス停 フェリー 電車 バス 新幹線 ターミナル',
  areaKinds: '市 町 村 県 区 国 街 市内 市街 地区',
  towards: 'へ に まで 向かう 向かい 向かっ 目指し 目指す',
  at: 'で にて 内 付近 周辺 近く',
  from: 'から より 経由 出て',
  visited:
    '行く 行き 行っ 行って 訪れ 訪れる 訪問 見学 観光 散策 到着 出発 着い 泊まる 泊まり 泊まっ 宿泊 登る 登り 登っ 歩く 歩き 歩い 食べ 食べる 飲み 参拝 立ち寄り 立ち寄っ 寄り 寄っ 回り 巡り 乗り 入り 入っ 過ごし 見て 見 移動 チェックイン',
  notVisited: 'ない なかった ません ず 断念 休業 閉館 定休 休館 諦め 残念',
  maybe: 'もし なら たら おすすめ オススメ 時間 余裕 または 次回 今度 いつか',
  compared: 'よう みたい 似 似て 比べ 有名 知ら 呼ば いう という',
  seen: '見える 見え 眺め 眺望 遠く 景色 望む',
  people: 'さん 氏 君 様 ちゃん 友人 友達 妻 夫 母 父 娘 息子 監督 社長 先生',
  travellers: '私 僕 俺 私たち 我々 我が家 自分 うち',
  goods:
    'ビール ワイン コーヒー ラーメン カレー 寿司 そば うどん 丼 定食 弁当 お土産 チケット カメラ 写真 アプリ',
  advice:
    'まとめ 持ち物 予算 費用 アクセス 注意 ポイント おすすめ 目次 関連 料金 準備 感想 はじめに おわりに',
  labels: '朝 昼 夜 夕方 午前 午後 朝食 昼食 夕食 ランチ ディナー 到着 出発 日目 住所 電話 営業 時間',
  connectors: 'の ・',
  articles: 'この その あの',
  months: '月曜 火曜 水曜 木曜 金曜 土曜 日曜 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 春 夏 秋 冬',
};
