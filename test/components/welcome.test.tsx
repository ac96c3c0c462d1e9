// @vitest-environment happy-dom
// The first run: three steps, and one button over a sample page.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SampleBar } from '../../entrypoints/sample/SampleBar.tsx';
import { WelcomePage } from '../../entrypoints/welcome/WelcomePage.tsx';
import { fail, type Result } from '../../lib/model/result.ts';

afterEach(cleanup);
const press = (id: string) => fireEvent.click(document.querySelector(`#${id}`) as Element);
const title = () => document.querySelector('h1')?.textContent;

describe('the welcome', () => {
  test('leads to the sample page in three presses of the same button', () => {
    const onSample = vi.fn();
    render(<WelcomePage onSample={onSample} onConnect={() => undefined} />);
    expect(title()).toBe('From a page to a draft');
    press('welcome-next');
    expect(title()).toBe('Ink and pencil');
    press('welcome-next');
    expect(title()).toBe('Yours stays yours');
    expect(onSample).not.toHaveBeenCalled();
    press('welcome-next');
    expect(onSample).toHaveBeenCalledOnce();
  });

  test('can be skipped, goes back, and asks for no account before it said what one is for', () => {
    const onSample = vi.fn();
    const onConnect = vi.fn();
    render(<WelcomePage onSample={onSample} onConnect={onConnect} />);
    expect(document.querySelector('#welcome-connect')).toBeNull();
    press('welcome-next');
    press('welcome-back');
    expect(title()).toBe('From a page to a draft');
    press('skip-welcome');
    expect(onSample).toHaveBeenCalledOnce();
    press('welcome-next');
    press('welcome-next');
    expect(document.body.textContent).toContain('connect an account to send itineraries');
    press('welcome-connect');
    expect(onConnect).toHaveBeenCalledOnce();
  });
});

describe('the bar over the sample page', () => {
  test('one press clips it; a second one while it is read does nothing, and what fails is told', async () => {
    let settle: (made: Result<unknown, { kind: 'browser-full' }>) => void = () => undefined;
    const onClip = vi.fn(
      () =>
        new Promise<Result<unknown, { kind: 'browser-full' }>>((resolve) => {
          settle = resolve;
        }),
    );
    render(<SampleBar onClip={onClip} />);
    press('clip-sample');
    await vi.waitFor(() => expect(document.querySelector('#clip-sample[aria-busy=true]')).not.toBeNull());
    press('clip-sample');
    expect(onClip).toHaveBeenCalledOnce();
    settle(fail({ kind: 'browser-full' }));
    await screen.findByText(/out of space/);
  });
});
