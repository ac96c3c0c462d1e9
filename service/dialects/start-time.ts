import { fieldsOf } from './http.ts';
import { deeply, onItinerary } from './shapes.ts';
import { makeSwitch } from './speak.ts';

const written = (write: (time: string) => string) =>
  onItinerary((itinerary) =>
    fieldsOf(
      deeply(itinerary, (value, name) =>
        name === 'startTime' && typeof value === 'string' ? write(value) : value,
      ),
    ),
  );
const twelve = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** How a stop's time is written: 09:30, unless set. */
export const startTime = makeSwitch({
  gap: 'H7',
  at: 'api',
  values: {
    datetime: written((time) => `2027-05-13T${time}:00Z`),
    seconds: written((time) => `${time}:00`),
    '12h-text': written(twelve),
  },
});
