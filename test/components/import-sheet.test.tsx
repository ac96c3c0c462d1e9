// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { FailureState } from '../../components/failure/FailureState.tsx';
import { AllowanceContext, type AllowanceSource } from '../../components/send/allowance-source.ts';
import type { Allowance } from '../../lib/model/allowance.ts';

afterEach(cleanup);

const failure = { kind: 'nothing-found', title: 'An album' } as const;
const look = (ask: AllowanceSource | undefined) => {
  const onImport = vi.fn();
  render(
    <AllowanceContext.Provider value={ask}>
      <FailureState failure={failure} steps={{ 'let-service-read': onImport }} />
    </AllowanceContext.Provider>,
  );
  fireEvent.click(document.querySelector('[data-step=let-service-read]') as Element);
  return onImport;
};

test.each<[string, Allowance | undefined, RegExp]>([
  ['some are left', { left: 29, of: 30, until: '2027-06-12T10:00:00Z' }, /^29 of 30 .* until 12 Jun 2027\.$/],
  ['all are used', { left: 0, of: 30, until: '2027-06-12T10:00:00Z' }, /^All 30 .* from 12 Jun 2027\.$/],
  ['the plan has none', { left: 0, of: 0 }, /includes no imports/],
  ['the service does not say', undefined, /^$/],
])('before an import it is told that %s; nothing is sent until then', async (_when, allowance, words) => {
  const ask = vi.fn(async () => allowance);
  const onImport = look(ask);
  expect(ask).toHaveBeenCalledOnce();
  const left = () => document.querySelector('#imports-left')?.textContent ?? 'gone';
  await vi.waitFor(() => expect(left()).toMatch(words));
  expect(onImport).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send pictures' }));
  expect(onImport).toHaveBeenCalledOnce();
});

test('whoever thinks better of it has sent nothing', async () => {
  const onImport = look(async () => ({ left: 1, of: 30 }));
  await screen.findByText(/^1 of 30/);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onImport.mock.calls.length, document.querySelector('dialog')]).toEqual([0, null]);
});

test('the service is not asked before the press', () => {
  const ask = vi.fn(async () => undefined);
  render(
    <AllowanceContext.Provider value={ask}>
      <FailureState failure={failure} steps={{ 'let-service-read': vi.fn() }} />
    </AllowanceContext.Provider>,
  );
  expect(ask).not.toHaveBeenCalled();
});
