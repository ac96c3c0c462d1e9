// The article for the first clip, as a travel blog would have it.
import type { SampleWords } from './articles/article.ts';

interface Station {
  time: string;
  /** Latitude and longitude; two stops have no map link, as on real pages. */
  at?: [string, string];
}

const course: { picture: string; stations: Station[] }[] = [
  {
    picture: '/sample/river-and-bridge.jpg',
    stations: [
      { time: '09:00', at: ['41.1406', '-8.6132'] },
      { time: '10:30', at: ['41.1410', '-8.6157'] },
      { time: '12:00', at: ['41.1398', '-8.6094'] },
      { time: '13:15', at: ['41.1375', '-8.6093'] },
    ],
  },
  {
    picture: '/sample/blue-tiles.jpg',
    stations: [
      { time: '08:30', at: ['41.1456', '-8.6109'] },
      { time: '10:00', at: ['41.1469', '-8.6148'] },
      { time: '13:00' },
      { time: '15:30' },
    ],
  },
];

const mapAddress = ([lat, lon]: [string, string]) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;

export function Article({ words }: { words: SampleWords }) {
  return (
    <article lang={words.lang}>
      <h1>{words.title}</h1>
      <p class="byline">{words.byline}</p>
      <p>{words.opening}</p>
      {course.map((day, index) => (
        <Day key={day.picture} day={day} words={words.days[index]} map={words.map} />
      ))}
      <p>{words.closing}</p>
    </article>
  );
}

interface DayProps {
  day: (typeof course)[number];
  words: SampleWords['days'][number] | undefined;
  map: string;
}

function Day({ day, words, map }: DayProps) {
  return (
    <>
      <h2>{words?.title}</h2>
      <figure>
        <img src={day.picture} width={1200} height={800} alt={words?.picture} />
        <figcaption>{words?.caption}</figcaption>
      </figure>
      {words?.lead && <p>{words.lead}</p>}
      <ul>
        {words?.stops.map(([name, note], index) => {
          const { time, at } = day.stations[index] ?? {};
          return (
            <li key={name}>
              <strong>
                {time} {name}
              </strong>{' '}
              – {note} {at && <a href={mapAddress(at)}>{map}</a>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
