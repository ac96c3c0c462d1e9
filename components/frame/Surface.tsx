// The frame of every screen: header, scrolling content, footer.
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { LateNotice } from './late-notice.ts';
import { useNoticeFocus } from './use-notice-focus.ts';
import './surface.css';
import './late-notice.css';

interface Props {
  screen: string;
  header: ComponentChildren;
  children: ComponentChildren;
  footer?: ComponentChildren;
  /** What was just done, above the footer; it takes up room and covers nothing. */
  toast?: ComponentChildren;
}

export function Surface({ screen, header, children, footer, toast }: Props) {
  const late = useContext(LateNotice);
  const ref = useNoticeFocus(late);
  return (
    <div ref={ref} class="surface" data-screen={screen}>
      {header}
      <main class="surface-scroll">{children}</main>
      {late && <aside class="surface-notice">{late}</aside>}
      {toast}
      {footer && <footer class="surface-footer">{footer}</footer>}
    </div>
  );
}
