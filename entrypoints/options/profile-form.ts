// A service's profile as it is edited: fields for what every service has, and all of it as JSON. Both edit the same value.
import { readProfile, type ServiceProfile } from '../../lib/model/profile.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { type AddressProblem, checkAddress, problemWords } from './address-check.ts';
import { profileProblems, strangeKeys } from './profile-problems.ts';

export type RawProfile = Record<string, unknown>;

/** The fields of the form, by their key in the profile. */
export type ProfileField = 'name' | 'baseUrl' | 'authUrl' | 'webItinerary' | 'mcpUrl' | 'createVia';

export type FieldProblems = { [F in ProfileField | 'json']?: string[] };

/** `text`: the JSON as typed, once it was edited; it may be invalid for the moment. */
export interface ProfileForm {
  raw: RawProfile;
  text?: string;
}

const isRecord = (value: unknown): value is RawProfile =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A new service starts with the default profile and no addresses. */
export function formOf(profile: ServiceProfile | undefined): ProfileForm {
  if (profile) {
    const { authUrl, ...rest } = profile;
    return { raw: { ...rest, authUrl: authUrl === profile.baseUrl ? '' : authUrl } };
  }
  const usual = readProfile({ baseUrl: 'https://example.com', authUrl: 'https://example.com' });
  return { raw: { ...(usual.ok && usual.value), name: '', baseUrl: '', authUrl: '' } };
}

export const jsonOf = ({ raw, text }: ProfileForm): string => text ?? JSON.stringify(raw, null, 2);

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

export function fieldOf({ raw }: ProfileForm, field: ProfileField): string {
  if (field === 'mcpUrl') return isRecord(raw.mcp) ? words(raw.mcp.url) : '';
  return words(raw[field]);
}

export function withField({ raw }: ProfileForm, field: ProfileField, value: string): ProfileForm {
  if (field !== 'mcpUrl') return { raw: { ...raw, [field]: value } };
  return { raw: { ...raw, mcp: { ...(isRecord(raw.mcp) && raw.mcp), url: value } } };
}

export function withJson({ raw }: ProfileForm, text: string): ProfileForm {
  const parsed = parsedJson(text);
  return { raw: isRecord(parsed) ? parsed : raw, text };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // may be half typed: it is checked when it is saved
  }
}

export interface ReadForm {
  profile: ServiceProfile;
  /** Keys no service profile has, such as "operatons.create". They were left out. */
  strange: string[];
}

/** The profile to store, or the problems of each field. `stored`: the profile before. */
export function profileFrom(
  form: ProfileForm,
  stored: ServiceProfile | undefined,
): Result<ReadForm, FieldProblems> {
  if (form.text !== undefined && !isRecord(parsedJson(form.text)))
    return fail({ json: profileProblems(undefined) });
  const addresses = addressesOf(form);
  if (!addresses.ok) return addresses;
  const raw = withoutEmpty({ ...ownOf(form, addresses.value, stored), ...addresses.value });
  const read = readProfile(raw);
  if (!read.ok) return fail({ json: profileProblems(raw) });
  return ok({ profile: read.value, strange: strangeKeys(raw, read.value) });
}

interface Addresses {
  baseUrl: string;
  authUrl: string;
}

function addressesOf(form: ProfileForm): Result<Addresses, FieldProblems> {
  const signInTyped = fieldOf(form, 'authUrl').trim();
  const service = checkAddress(fieldOf(form, 'baseUrl'));
  const signIn = signInTyped ? checkAddress(signInTyped) : service;
  if (service.ok && signIn.ok) return ok({ baseUrl: service.value, authUrl: signIn.value });
  const problemsOf = (problem: AddressProblem) => [problemWords(problem)];
  return fail({
    ...(!service.ok && { baseUrl: problemsOf(service.failure) }),
    ...(signInTyped && !signIn.ok && { authUrl: problemsOf(signIn.failure) }),
  });
}

/** Settings left as they were belong to the old address: with another address they are dropped. */
function ownOf({ raw }: ProfileForm, { baseUrl, authUrl }: Addresses, stored: ServiceProfile | undefined) {
  if (!stored || (stored.baseUrl === baseUrl && stored.authUrl === authUrl)) return raw;
  const before: RawProfile = { ...stored };
  return Object.fromEntries(
    Object.entries(raw).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  );
}

/** Empty fields are left out. Without a name, the host of the address is used. */
function withoutEmpty({ name, webItinerary, mcp, ...raw }: RawProfile & Addresses): RawProfile {
  const { url, ...tool } = isRecord(mcp) ? mcp : {};
  return {
    ...raw,
    name: words(name).trim() || new URL(raw.baseUrl).host,
    ...(words(webItinerary).trim() && { webItinerary: words(webItinerary).trim() }),
    ...(mcp !== undefined && {
      mcp: isRecord(mcp) ? { ...tool, ...(url !== '' && url !== undefined && { url }) } : mcp,
    }),
  };
}
