// @vitest-environment happy-dom
// Service profiles in the settings: several of them, each changed without code.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  fieldOf,
  formOf,
  jsonOf,
  type ProfileForm,
  profileFrom,
  withField,
  withJson,
} from '../../entrypoints/options/profile-form.ts';
import { ServiceSettings } from '../../entrypoints/options/ServiceSettings.tsx';
import { ok } from '../../lib/model/result.ts';
import { FakeBackground } from './fake-background.ts';
import { FakeServices, profileOf } from './fake-services.ts';

const typed = (
  fields: Partial<Record<'baseUrl' | 'authUrl' | 'name' | 'webItinerary', string>>,
): ProfileForm =>
  Object.entries(fields).reduce(
    (form, [field, value]) => withField(form, field as 'name', value),
    formOf(undefined),
  );
const known = profileOf({
  name: 'Trips',
  baseUrl: 'https://a.example',
  authUrl: 'https://b.example',
  webItinerary: 'https://a.example/{id}',
  createVia: 'mcp',
});
const problemsOf = (form: ProfileForm) => {
  const read = profileFrom(form, undefined);
  return read.ok ? [] : (read.failure.json ?? []);
};

describe('the profile that is stored', () => {
  test('signs in at the service itself, and is called by its address, where nothing else is typed', () => {
    expect(profileFrom(typed({ baseUrl: 'https://a.example/' }), undefined)).toMatchObject({
      ok: true,
      value: { profile: { name: 'a.example', baseUrl: 'https://a.example', authUrl: 'https://a.example' } },
    });
  });

  test('keeps what else is known of the same service, and nothing of another', () => {
    const same = profileFrom(withField(formOf(known), 'name', 'My trips'), known);
    expect(same).toMatchObject({
      value: { profile: { name: 'My trips', webItinerary: known.webItinerary, createVia: 'mcp' } },
    });
    const other = profileFrom(withField(formOf(known), 'baseUrl', 'https://c.example'), known);
    if (!other.ok) throw new Error('It should fit.');
    expect(other.value.profile).toMatchObject({ baseUrl: 'https://c.example', createVia: 'rest' });
    expect(other.value.profile.webItinerary).toBeUndefined();
  });

  test('has every field of the JSON, and the form shows what was typed there', () => {
    const json = { ...known, fields: { imageSearch: 'words' }, errorAliases: { STALE: 'itineraryModified' } };
    const form = withJson(formOf(undefined), JSON.stringify(json));
    expect(fieldOf(form, 'name')).toBe('Trips');
    expect(profileFrom(form, undefined)).toMatchObject({
      value: { profile: { fields: { imageSearch: 'words', role: 'role' }, errorAliases: json.errorAliases } },
    });
  });

  test('whatever the form is given, reading what it stored gives the same again', () => {
    const text = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(text, fc.constantFrom('', 'https://id.example'), text, (name, authUrl, page) => {
        const form = typed({ baseUrl: 'https://a.example', name, authUrl, webItinerary: page });
        const once = profileFrom(form, undefined);
        if (!once.ok) throw new Error('Only addresses and names were typed.');
        const again = profileFrom(formOf(once.value.profile), once.value.profile);
        expect(again).toEqual(ok({ profile: once.value.profile, strange: [] }));
      }),
    );
  });
});

describe('what does not fit in the JSON', () => {
  const withPart = (part: object) => withJson(formOf(undefined), JSON.stringify({ ...known, ...part }));

  test.each([
    ['no JSON', withJson(formOf(undefined), '{"name": '), /isn’t JSON/],
    ['a list', withJson(formOf(undefined), '[]'), /isn’t JSON/],
    ['another right', withPart({ scopes: ['documents:read'] }), /scopes\.0 must be one of: itineraries:read/],
    ['another way', withPart({ createVia: 'mail' }), /createVia must be one of: rest, mcp/],
    [
      'a path',
      withPart({ operations: { create: { assumed: true, path: 'v2' } } }),
      /create\.path must start with \//,
    ],
    ['plain http', withPart({ mcp: { url: 'http://tools.example' } }), /mcp\.url must be an address/],
    ['a number', withPart({ name: 'x', fields: { role: 7 } }), /fields\.role .* text in quotation marks/],
    ['an empty name', withPart({ fields: { role: '' } }), /fields\.role is empty/],
  ])('%s is told with its place', (_, form, sentence) => expect(problemsOf(form).join()).toMatch(sentence));

  test('a misspelt name is told, not dropped in silence', () => {
    const read = profileFrom(withPart({ operatons: {}, fields: { rolle: 'x' } }), undefined);
    expect(read).toMatchObject({ value: { strange: ['fields.rolle', 'operatons'] } });
  });
});

describe('the page', () => {
  afterEach(cleanup);
  const field = (id: string) => document.querySelector(`#${id}`) as HTMLInputElement;
  const type = (id: string, value: string) => fireEvent.input(field(id), { target: { value } });
  const press = (id: string) => fireEvent.click(field(id));
  const submit = () => fireEvent.submit(field('service-form'));
  const show = (services: FakeServices) => {
    const background = new FakeBackground();
    render(<ServiceSettings store={services} background={background} />);
    return background;
  };

  test('without a service says that all else works, and asks for the address', async () => {
    const services = new FakeServices();
    const background = show(services);
    await screen.findByText(/without one/);
    expect(document.querySelector('#forget-service')).toBeNull();
    type('service-address', 'https://a.example');
    submit();
    await vi.waitFor(() => expect(background.open).toContain('connection.adopt'));
    await background.answer('connection.adopt', ok(null));
    await screen.findByText('Saved');
    expect(services.profiles()).toMatchObject([{ name: 'a.example' }]);
  });

  test('a second one stands beside the first, and the one looked at is where new accounts go', async () => {
    const services = new FakeServices(known);
    const background = show(services);
    await screen.findByText('Trips');
    press('add-service');
    await vi.waitFor(() => expect(field('service-address').value).toBe(''));
    type('service-address', 'https://c.example');
    type('service-name', 'Others');
    submit();
    await vi.waitFor(() => expect(background.open).toContain('connection.adopt'));
    await background.answer('connection.adopt', ok(null));
    await screen.findByText('Others');
    expect(services.profiles()).toMatchObject([{ name: 'Trips' }, { name: 'Others' }]);
    expect(services.chosenId).toBe('service-2');
    fireEvent.click(screen.getByText('Trips'));
    await vi.waitFor(() => expect(field('service-address').value).toBe('https://a.example'));
    expect(services.chosenId).toBe('service-1');
    press('forget-service');
    await vi.waitFor(() => expect(screen.queryByText('Trips')).toBeNull());
    expect(services.profiles()).toMatchObject([{ name: 'Others' }]);
    fireEvent.click(await screen.findByText('Undo'));
    await vi.waitFor(() => expect(background.open).toContain('connection.adopt'));
    await screen.findByText('Trips');
  });

  test('wrong JSON is not stored, and the field opens with what is wrong', async () => {
    const services = new FakeServices(known);
    show(services);
    await screen.findByText('Trips');
    type('profile-json', jsonOf(formOf(known)).replace('"mcp"', '"mail"'));
    submit();
    await screen.findByText('createVia must be one of: rest, mcp.');
    expect(document.querySelector('details')?.open).toBe(true);
    expect(services.saves).toBe(0);
  });
});
