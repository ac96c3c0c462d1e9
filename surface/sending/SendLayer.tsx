// Provides the screens with what they show about sending, and shows the sheet of what leaves this browser over them.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { AllowanceContext } from '../../components/send/allowance-source.ts';
import { LeavingSheet } from '../../components/send/LeavingSheet.tsx';
import { chosenOf, type SendOptions, SendOptionsContext } from '../../components/send/send-options.ts';
import type { SurfaceController } from '../controller.ts';
import type { SurfaceState } from '../state.ts';
import { AccountLayer } from './AccountLayer.tsx';
import { allowanceOf } from './allowance-of.ts';
import type { SendVisit } from './send-visit.ts';

interface Props {
  controller: SurfaceController;
  children: ComponentChildren;
}

export function SendLayer({ controller, children }: Props) {
  const { sending } = controller;
  return sending ? (
    <Layer controller={controller} visit={sending}>
      {children}
    </Layer>
  ) : (
    children
  );
}

function Layer({ controller, visit, children }: Props & { visit: SendVisit }) {
  const state = controller.state.value;
  const { screen } = state;
  useLooks(visit, state);
  const [accounts, services, leaving] = [visit.accounts.value, visit.services.value, visit.leaving.value];
  const options = useMemo<SendOptions>(
    () => ({
      accounts,
      services,
      onChooseService: visit.chooseService,
      onNameService: controller.outside.openSettings,
      leaving,
      onShowLeaving: (shown) => void visit.showSheet(shown),
    }),
    [controller, visit, accounts, services, leaving],
  );
  const allowance = useMemo(() => allowanceOf(controller.background), [controller]);
  const send = () => {
    visit.closeSheet();
    visit.noteSeen();
    void controller.send();
  };
  return (
    <SendOptionsContext.Provider value={options}>
      <AllowanceContext.Provider value={allowance}>
        <AccountLayer visit={visit.account} onSettings={controller.outside.openSettings}>
          {children}
        </AccountLayer>
      </AllowanceContext.Provider>
      {visit.isSheetOpen.value && leaving && screen === 'review' && (
        <LeavingSheet
          leaving={leaving}
          to={chosenOf(accounts)?.name}
          onSend={send}
          onClose={visit.closeSheet}
        />
      )}
    </SendOptionsContext.Provider>
  );
}

/**
 * Loads the destinations for each screen, and for the connect screen also what would be sent. Reading a page does not wait
 * for it.
 */
function useLooks(visit: SendVisit, state: SurfaceState): void {
  const { screen } = state;
  const clip = 'clip' in state ? state.clip : undefined;
  useEffect(() => {
    if (screen !== 'opening' && screen !== 'reading') void visit.look();
  }, [visit, screen]);
  useEffect(() => {
    if (clip && screen === 'connect') void visit.count(clip);
  }, [visit, screen, clip]);
}
