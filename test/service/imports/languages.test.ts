import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Frames } from '../../../service/imports/frames.ts';
import { joinEastern, type SeenWord } from '../../../service/imports/join-eastern.ts';
import { jpegTurn } from '../../../service/imports/jpeg-turn.ts';
import { readLetters } from '../../../service/imports/read-letters.ts';
import type { TextReader } from '../../../service/imports/text-reader.ts';
import { patientReader } from '../../patient-reader.ts';
import { frame } from './frame.ts';

// Drawn in Noto Sans CJK and committed, so that other machines do not need the font.
const drawn = (name: string) => readFileSync(new URL(`frames/${name}.jpg`, import.meta.url));
const latin = [
  [
    'German',
    ['# Drei Tage in München', '9:00 Frühstück in der Altstadt', '15:00 Auf die große Wiese am Fluss'],
  ],
  ['French', ['# Trois jours à Besançon', '9:00 Petit-déjeuner près du marché', '15:00 Dîner chez François']],
  [
    'Spanish',
    [
      '# Cuatro días en Logroño',
      '9:00 Desayuno en la plaza del Mercado',
      '15:00 Cena en la calle del Laurel, ¡mañana más!',
    ],
  ],
  [
    'Italian',
    ['# Tre giorni in Umbria', '9:00 Galleria Nazionale, è già aperta', '15:00 Città e più di due ore'],
  ],
  [
    'Portuguese',
    ['# Três dias em São Luís', '9:00 Café da manhã na pousada', '15:00 Jantar com camarão e feijão'],
  ],
  ['Dutch', ['# Drie dagen in Friesland', '9:00 Ontbijt aan de gracht', '15:00 Naar het eiland, twee uur']],
  [
    'Polish',
    [
      '# Trzy dni w Łodzi',
      '9:00 Śniadanie na rynku i gęś',
      '15:00 Zwiedzanie, a wieczorem do teatru na żywo',
    ],
  ],
  [
    'Czech',
    ['# Tři dny v Olomouci', '9:00 Snídaně u kašny', '15:00 Večeře ve čtvrti, která se jmenuje Nová Ulice'],
  ],
  ['Slovak', ['# Tri dni v Košiciach', '9:00 Raňajky na námestí', '15:00 Večera, ktorá je na brehu rieky']],
  [
    'Hungarian',
    ['# Három nap Győrben', '9:00 Reggeli a főtéren, egy kávé és sütemény', '15:00 Séta a folyó mellett'],
  ],
  [
    'Swedish',
    [
      '# Tre dagar på Gotland',
      '9:00 Frukost på torget och en promenad',
      '15:00 Middag vid ån med utsikt över ängarna',
    ],
  ],
  [
    'Danish',
    [
      '# Tre dage på Ærø',
      '9:00 Morgenmad på torvet og en gåtur',
      '15:00 Aftensmad ved havnen, hvor skibene ligger',
    ],
  ],
  [
    'Norwegian',
    [
      '# Tre dager i Tromsø',
      '9:00 Frokost på torget og en tur i byen',
      '15:00 Middag ved havnen, så en båttur på fjorden',
    ],
  ],
  [
    'Finnish',
    [
      '# Kolme päivää Jyväskylässä',
      '9:00 Aamiainen torilla ja kävely järvellä',
      '15:00 Illallinen, joka on rannalla',
    ],
  ],
  [
    'Turkish',
    [
      '# Ankara ve çevresi',
      '9:00 Çarşıda kahvaltı ve bir kahve',
      '15:00 Deniz kıyısında akşam yemeği için güzel bir yer',
    ],
  ],
  [
    'Romanian',
    [
      '# Trei zile în Brașov',
      '9:00 Micul dejun este lângă gară, pentru că are cafea',
      '15:00 Cină sau plimbare, dar nu departe',
    ],
  ],
  [
    'Croatian',
    ['# Tri dana u Osijeku', '9:00 Doručak na trgu i šetnja uz rijeku', '15:00 Večera, koja je na brdu'],
  ],
  [
    'Catalan',
    [
      '# Tres dies a Girona',
      '9:00 Esmorzar a la plaça amb un cafè',
      '15:00 Sopar al barri vell, que és molt a prop del riu',
    ],
  ],
  [
    'Indonesian',
    [
      '# Tiga hari di Malang',
      '9:00 Sarapan di pasar dan minum kopi',
      '15:00 Makan malam di tepi sungai yang indah untuk keluarga',
    ],
  ],
  [
    'Swahili',
    [
      '# Siku tatu katika Lamu',
      '9:00 Kifungua kinywa na kahawa kwa bandari',
      '15:00 Chakula cha jioni ya samaki na matembezi ya mji',
    ],
  ],
  ['English', ['# Four days in Portugal', '9:00 Breakfast at the market', '15:00 Livraria Lello']],
] as const;
const eastern = [
  [
    'japanese',
    [
      '京都と奈良の三日間',
      /^1日目.京都$/,
      '9:00 清水寺',
      '11:30 伏見稲荷大社',
      '15:00 金閣寺を見学',
      '18:30 祇園で夕食',
    ],
  ],
  [
    'chinese-simplified',
    [
      '北京两日游',
      '第一天:故宫',
      '9:00 天安门广场',
      '11:30 故宫博物院',
      '15:00 景山公园',
      '18:30 王府井吃晚饭',
    ],
  ],
  [
    'chinese-traditional',
    [
      '臺北兩日遊',
      '第一天:市區',
      '9:00 國立故宮博物院',
      '11:30 士林夜市',
      '15:00 中正紀念堂',
      '18:30 鼎泰豐吃晚餐',
    ],
  ],
  [
    'korean',
    [
      '서울 2일 여행',
      '1일차: 종로',
      '9:00 경복궁',
      '11:30 북촌 한옥마을',
      '15:00 남산서울타워',
      '18:30 광장시장에서 저녁 식사',
    ],
  ],
] as const;

describe('letters', () => {
  let textReader: TextReader;
  beforeAll(() => {
    textReader = patientReader();
  });
  afterAll(() => textReader.close());
  const lettersIn = async (kind: Frames['kind'], ...jpegs: Uint8Array[]) => {
    const { frames } = await readLetters({ kind, jpegs }, { textReader, inTime: () => true });
    return frames.map((lines) => lines.map(({ text }) => text));
  };

  test.each(latin)('of %s keep their accents', async (_, lines) => {
    const [read] = await lettersIn('album', frame([...lines]));
    expect(read).toEqual(lines.map((line) => line.replace(/^# /, '')));
  });

  test('of a caption too short to tell its language are read in that of the others', async () => {
    const told = frame(['# Vier Tage in Österreich', 'Mit dem Zug und zu Fuß durch die Stadt']);
    const read = await lettersIn('video', told, frame(['# Köln: Hohenzollernbrücke']));
    expect(read[1]).toEqual(['Köln: Hohenzollernbrücke']);
  });

  test.each(eastern)('of a %s picture are read, and its words stand together', async (name, lines) => {
    const [read = []] = await lettersIn('album', drawn(name));
    expect(read).toEqual(lines.map((line) => expect.stringMatching(line)));
    expect(read).toHaveLength(lines.length);
  });

  test('are the same whatever was read before', async () => {
    const pictures = [frame([...latin[0][1]]), drawn('korean'), frame([...latin[6][1]])];
    const forwards = await lettersIn('album', ...pictures);
    const backwards = await lettersIn('album', ...pictures.toReversed());
    expect(backwards.toReversed()).toEqual(forwards);
  });
});

describe('words of one line', () => {
  const wordsOf = (line: string): SeenWord[] => {
    let right = -8;
    return line.split(' ').map((text) => {
      const left = right + 8;
      right = left + 20 * text.length;
      return { text, left, right };
    });
  };
  const joined = (text: string, words = wordsOf(text)) =>
    joinEastern(words, { text, size: 20 }).map((word) => word.text);

  test('are joined where the script has no spaces', () => {
    expect(joined('京都 と 奈良 の 三 日 間')).toEqual(['京都と奈良の三日間']);
    expect(joined('第 1 天 : 故宫')).toEqual(['第1天:故宫']);
    expect(joined('9:00 清水 寺')).toEqual(['9:00', '清水寺']);
  });

  test('stay apart elsewhere, also in Korean', () => {
    expect(joined('Day 1: Porto')).toEqual(['Day', '1:', 'Porto']);
    expect(joined('북촌 한옥마을', wordsOf('북촌 한 옥 마을'))).toEqual(['북촌', '한옥마을']);
  });

  test('are cells where they stand far apart, and come in their order where a place is told wrongly', () => {
    const far = [
      { text: '京都', left: 0, right: 40 },
      { text: '奈良', left: 90, right: 130 },
    ];
    expect(joined('京都 奈良', far)).toEqual(['京都', '奈良']);
    const [first, second] = joinEastern(
      [
        { text: '15:00', left: 40, right: 90 },
        { text: '金閣', left: 0, right: 140 },
      ],
      { text: '15:00 金閣', size: 20 },
    );
    expect(second?.left).toBeGreaterThan(first?.right ?? 0);
  });
});

describe('how a JPEG is held', () => {
  const plain = frame([]);
  const held = (turn: number, isLittle: boolean) => {
    const order = isLittle ? 'II' : 'MM';
    const segment = Buffer.alloc(36);
    segment.writeUInt16BE(0xffe1, 0);
    segment.writeUInt16BE(34, 2);
    segment.write(`Exif\0\0${order}`, 4, 'latin1');
    const short = (value: number, at: number) =>
      isLittle ? segment.writeUInt16LE(value, at) : segment.writeUInt16BE(value, at);
    short(42, 12);
    short(isLittle ? 8 : 0, 14);
    short(isLittle ? 0 : 8, 16);
    short(1, 18);
    short(0x0112, 20);
    short(3, 22);
    short(turn, 28);
    return Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
  };

  test('is upright unless its camera tells another way', () => {
    expect(jpegTurn(plain)).toBe(1);
    expect(jpegTurn(held(6, true))).toBe(6);
    expect(jpegTurn(held(8, false))).toBe(8);
    expect(jpegTurn(held(77, true))).toBe(1);
    expect(jpegTurn(held(6, true).subarray(0, 30))).toBe(1);
    expect(jpegTurn(new Uint8Array([0xff, 0xd8, 0xff]))).toBe(1);
  });
});
