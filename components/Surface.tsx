// The frame of every screen: header, what scrolls, footer.
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { LateNotice } from './late-notice.ts';
import './surface.css';

interface Props {
  screen: string;
  header: ComponentChildren;
  children: ComponentChildren;
  footer?: ComponentChildren;
}

export function Surface({ screen, header, children, footer }: Props) {
  const late = useContext(LateNotice);
  return (
    <div class="surface" data-screen={screen}>
      {header}
      <main class="surface-scroll">{children}</main>
      {late && <aside class="surface-notice">{late}</aside>}
      {footer && <footer class="surface-footer">{footer}</footer>}
    </div>
  );
}
