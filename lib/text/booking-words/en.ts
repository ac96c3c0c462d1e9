import type { BookingWords } from './kinds.ts';

export const en: BookingWords = {
  departure:
    'departure|departures|departs|depart|departing|dep|dep time|departure time|departs at|leaves|leaving|sails|sailing|sailing time|departure date|departing on|scheduled departure|std|etd',
  arrival:
    'arrival|arrivals|arrives|arrive|arriving|arr|arr time|arrival time|arrives at|arrival date|scheduled arrival|sta|eta|docks',
  from: 'from|origin|board at|boarding point|boarding at|departure station|departure port|departure airport|departing from|depart from|departure stop|leaving from|origin station|pick-up stop',
  to: 'to|destination|alight at|alighting point|arrival station|arrival port|arrival airport|arriving at|going to|arrival stop|destination station|drop-off stop',
  date: 'date|travel date|date of travel|day|day of travel|flight date|journey date|date of journey|sailing date|departure day|on|when|date and time|date time|booked for|event date|tour date|visit date|date of visit|reservation date|show date|performance date',
  time: 'time|hour|start time|starts at|show time|table time|reservation time|curtain|curtain up|performance begins|tour starts',
  flight: 'flight|flight no|flight number|flight nr|flt|flight info',
  train: 'train|train no|train number|train nr|trains',
  bus: 'coach service|bus|bus no|bus number|line|route no|coach no',
  ferry: 'ship|vessel|ferry|boat|crossing|sailing no|voyage',
  service: 'service|service no|service number|trip no|journey',
  operator:
    'operator|operated by|carrier|airline|provided by|company|supplier|run by|rental company|hire company|car hire company|provider|rental provider|rented from',
  reference:
    'booking reference|booking ref|booking number|booking no|booking code|booking id|booking|reference|reference number|reference no|ref|ref no|confirmation|confirmation number|confirmation no|confirmation code|confirmation id|reservation|reservation number|reservation no|reservation code|reservation id|pnr|pnr code|record locator|locator|airline reference|airline booking reference|order number|order no|order id|order reference|order|pass number|pass no|voucher|voucher number|voucher no|itinerary number|agreement number|rental agreement|contract number|collection reference|trip id|transaction code|your reference|agency reference|e-ticket reference|confirmation #|booking #|reservation #|order #|trip reference|trip number|your booking code|reservation ref|itinerary no|confirmation ref|case number',
  ticket:
    'ticket|ticket no|ticket number|e-ticket|e-ticket number|eticket|eticket number|document no|document number|serial number|coupon|control number|seq|sequence|frequent flyer|loyalty number|membership number|fqtv|iata number|customer number|passport|passport no|country of residence|invoice number|invoice no|id card',
  passenger:
    'passenger|passengers|passenger name|passenger s|name|traveller|travellers|traveler|travelers|traveller name|lead passenger|customer|issued to|pax|name of passenger|main driver|driver|guest|guest name|lead guest|booked by|reserved by|booker|contact',
  seat: 'seat|seats|seat no|seat number|seat nr|seat assignment|berth|cabin|seat s|outbound seat|inbound seat|return seat',
  coach: 'coach|carriage|car|wagon|coach no|carriage no|vehicle no|deck|row',
  platform: 'platform|track|gate|terminal|stance|bay|quay|pier|berth no|stand',
  class:
    'class|cabin class|travel class|cl|fare class|fare basis|fare type|ticket type|tariff|bag|baggage|baggage allowance|st|status|group|booking class|meal|equipment|aircraft',
  duration: 'duration|journey time|travel time|flight time|flying time|crossing time|length',
  stop: 'stop|station|stops|calling at|via',
  decoy:
    'boarding|boarding time|boards|gate closes|gate closing|gate opens|boarding closes|bag drop|bag drop closes|check-in opens|check-in closes|check-in closing|online check-in|check-in by|check in by|check in from|check-in from|latest check-in|be at the gate by|opening hours|open|opens|closes|hours|last admission|reception hours|doors open|doors|nvb|nva|not valid before|not valid after|printed|printed on|meeting time|be there by|last boarding|reporting time|vehicle check-in|terminal opens|office hours|breakfast|breakfast hours|reception|support hours|front desk',
  'check-in':
    'check-in|check in|checkin|check-in date|arrive|arrival date|check-in time|from date|check-in from|check-in day|your check-in|date of check-in|check-in / arrival|check in on',
  'check-out':
    'check-out|check out|checkout|check-out date|departure date|check-out time|check-out by|check-out until|check-out day|your check-out|date of check-out|check-out / departure|check out on',
  nights:
    'nights|night s|number of nights|length of stay|stay|duration of stay|no of nights|dates of stay|stay dates|your stay|period of stay|dates',
  rooms: 'room|rooms|room type|number of rooms|accommodation type|unit|apartment type|room category',
  guests:
    'guests|guest s|number of guests|adults|occupancy|party size|party|covers|number of people|persons|people|table for|participants|number of travellers',
  hotel:
    'hotel|property|accommodation|hotel name|property name|guest house|guesthouse|hostel|apartment|lodging|your stay|stay at|your hotel|name of property|name of hotel|your accommodation|resort|villa|inn|lodge',
  'pick-up':
    'pick-up|pick up|pickup|collection|collect|pick-up date|pick-up location|pick-up time|pick-up date and time|collect from|pick up date time|rental start|start of rental|car collection|pick-up branch|pick-up station|pick-up point|vehicle collection|car pick-up|rental from|collection date|collection time|collection point|pick-up details|collecting from|collect your car|collection details|collect at|picking up|vehicle pick-up',
  'drop-off':
    'drop-off|drop off|dropoff|return|return date|return location|return time|drop-off location|drop-off date|return to|rental end|end of rental|car return|drop-off time|return branch|return station|drop-off branch|drop-off date and time|return date and time|return point|vehicle return|rental until|return date time|drop-off details|returning to|return your car|return details|return at|dropping off|vehicle drop-off',
  vehicle:
    'vehicle|car group|car class|car type|vehicle group|vehicle type|car|car model|car category|vehicle category',
  event:
    'event|tour|activity|show|performance|concert|experience|excursion|admission|tour name|product|visit|entry|timed entry|entry time|start time|starts|start|begins|film|play|title|event name|exhibition|match|attraction|guided tour',
  venue:
    'venue|meeting point|location|place|where|meet at|meeting place|departure point|theatre|hall|meeting location|starting point|find us|where to meet|start point|restaurant address',
  restaurant:
    'restaurant|table|dinner|lunch|reservation time|table reservation|table booking|restaurant name',
  total:
    'total|total price|total paid|grand total|amount paid|total amount|total cost|total fare|total charge|fare paid|amount due|total due|total to pay|price|amount|paid|total price paid|total incl vat|total for stay|estimated total|total rental|amount charged|ticket price|order total|booking total|total charged|amount paid today|you paid|total cost of stay|total amount charged|charged to card',
  fare: 'fare|base fare|taxes|tax|fees|taxes fees|taxes and fees|subtotal|supplement|surcharge|seats fee|deposit|per night|rate|nightly rate|vat|balance|discount|extras|insurance|booking fee|excess|fare calc|form of payment|endorsements',
  address:
    'address|hotel address|property address|venue address|street address|where to find us|our address|location address',
  phone:
    'phone|tel|telephone|phone number|telephone number|call|contact number|mobile|hotline|help line|fax|questions',
  issued:
    'issued|issue date|date of issue|issued on|booked on|booking date|date of booking|purchased|purchase date|purchased on|order date|invoice date|payment date|paid on|confirmed on|created|printed on|reserved on|date issued|transaction date|date purchased|sold on|booked|ordered on|order placed|date booked|reservation made|reservation made on|date of purchase|booking made',
  'valid-from':
    'valid from|starts on|validity start|first travel day|pass start|valid on|start date|first day of validity',
  'valid-until':
    'valid until|valid to|expires|expiry|expiry date|validity end|last day of validity|end date|valid till|valid through|ends on',
  validity: 'validity|valid|validity period|period of validity|travel period',
  cancellation:
    'cancellation|cancellation deadline|free cancellation|free cancellation until|cancel by|cancel before|cancellation policy|refundable until|payment due|balance due|due date|changes until|pay by',
};
