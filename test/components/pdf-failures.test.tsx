// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type TakeAlong, TakeAlongContext } from '../../components/export/take-along.ts';
import { FailureState } from '../../components/failure/FailureState.tsx';
import { everyFailure, ignore } from './sample.ts';

afterEach(cleanup);

describe.each(['pdf-encrypted', 'pdf-corrupt', 'pdf-no-text', 'pdf-not-a-booking'] as const)('%s', (kind) => {
  test('offers to go on by hand, with a list, or on another page, and speaks of no page to select on', () => {
    const along: TakeAlong = {
      exportClip: ignore,
      importFile: ignore,
      canChooseFiles: false,
      startEmpty: vi.fn(),
      startFromList: vi.fn(),
      pasteList: ignore,
    };
    const openAnother = vi.fn();
    render(
      <TakeAlongContext.Provider value={along}>
        <FailureState failure={everyFailure[kind]} steps={{ 'open-another-page': openAnother }} />
      </TakeAlongContext.Provider>,
    );
    fireEvent.click(screen.getByRole('button', { name: /Start an empty draft/ }));
    fireEvent.click(screen.getByRole('button', { name: /Paste a list/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Open another page' }));
    expect(along.startEmpty).toHaveBeenCalledOnce();
    expect(along.startFromList).toHaveBeenCalledOnce();
    expect(openAnother).toHaveBeenCalledOnce();
    expect(document.querySelector('.choice-hint')).toBeNull();
  });
});
