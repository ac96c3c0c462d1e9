// Parses a Wallet pass, which is untrusted. Unknown parts are ignored.
import * as z from 'zod/mini';
import { parseJson } from '../model/parse-json.ts';

const text = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

/** An invalid part counts as missing; the rest of the pass is still read. */
const tolerant = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

const Field = z.object({ key: tolerant(text), label: tolerant(text), value: tolerant(text) });
export type PassField = z.infer<typeof Field>;

const fields = tolerant(z.array(z.catch(Field, {})));
const Face = z.object({
  transitType: tolerant(z.string()),
  headerFields: fields,
  primaryFields: fields,
  secondaryFields: fields,
  auxiliaryFields: fields,
  backFields: fields,
});
export type PassFace = z.infer<typeof Face>;

const Barcode = z.object({ message: tolerant(text), format: tolerant(z.string()) });

export const PassFile = z.object({
  description: tolerant(z.string()),
  organizationName: tolerant(z.string()),
  relevantDate: tolerant(z.string()),
  relevantDates: tolerant(z.array(z.object({ date: tolerant(z.string()), startDate: tolerant(z.string()) }))),
  expirationDate: tolerant(z.string()),
  voided: tolerant(z.boolean()),
  barcode: tolerant(Barcode),
  barcodes: tolerant(z.array(Barcode)),
  boardingPass: tolerant(Face),
  eventTicket: tolerant(Face),
  generic: tolerant(Face),
  coupon: tolerant(Face),
  storeCard: tolerant(Face),
  semantics: tolerant(z.record(z.string(), z.unknown())),
});
export type PassFile = z.infer<typeof PassFile>;

/** Undefined for anything that is no pass; missing parts are undefined too. */
export function readPassFile(json: string): PassFile | undefined {
  const parsed = PassFile.safeParse(parseJson(json));
  return parsed.success ? parsed.data : undefined;
}

// A pass shows up to 20 fields and has some dozens on its back.
const maxFields = 100;

const faceOf = (pass: PassFile): PassFace | undefined =>
  pass.boardingPass ?? pass.eventTicket ?? pass.generic ?? pass.coupon ?? pass.storeCard;

/** All fields in the order in which the pass shows them. */
export function fieldsOf(pass: PassFile): PassField[] {
  const face = faceOf(pass);
  if (!face) return [];
  const { headerFields, primaryFields, secondaryFields, auxiliaryFields, backFields } = face;
  return [headerFields, primaryFields, secondaryFields, auxiliaryFields, backFields]
    .flatMap((part) => part ?? [])
    .slice(0, maxFields);
}

/** When the pass is relevant: usually boarding, or the start. */
export const relevantMoment = ({ relevantDate, relevantDates }: PassFile): string | undefined =>
  relevantDate ?? relevantDates?.map(({ date, startDate }) => date ?? startDate).find(Boolean);

/** The contents of its barcodes, each once: older passes have one, newer ones a list that begins with the same. */
export const codesOn = ({ barcode, barcodes = [] }: PassFile): string[] => [
  ...new Set([...barcodes, ...(barcode ? [barcode] : [])].flatMap(({ message }) => message ?? [])),
];
