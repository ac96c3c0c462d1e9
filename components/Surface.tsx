// The frame of every screen: header, what scrolls, footer.
import type { ComponentChildren } from 'preact';
import './surface.css';

interface Props {
  screen: string;
  header: ComponentChildren;
  children: ComponentChildren;
  footer?: ComponentChildren;
}

export function Surface({ screen, header, children, footer }: Props) {
  return (
    <div class="surface" data-screen={screen}>
      {header}
      <main class="surface-scroll">{children}</main>
      {footer && <footer class="surface-footer">{footer}</footer>}
    </div>
  );
}
