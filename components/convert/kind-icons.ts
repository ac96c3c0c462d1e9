// The icon of each kind of booking.
import {
  BedDouble,
  Bus,
  Car,
  type LucideIcon,
  MapPinned,
  Plane,
  Ship,
  Ticket,
  TrainFront,
  Utensils,
} from 'lucide-preact';
import type { Reservation } from '../../lib/model/reservation.ts';

export const kindIcons: { [T in Reservation['type']]: LucideIcon } = {
  flight: Plane,
  train: TrainFront,
  bus: Bus,
  ferry: Ship,
  car: Car,
  lodging: BedDouble,
  restaurant: Utensils,
  event: Ticket,
  tour: MapPinned,
};
