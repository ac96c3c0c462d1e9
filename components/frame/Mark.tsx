// The logo: one wire, bent into a paper-clip that ends in a pin. The extension's icons are drawn from it.
import './mark.css';

export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path class="mark-wire" d="M6 15.5V8.25a6 6 0 0 1 12 0V18a4 4 0 0 1-8 0v-7.5" />
      <circle class="mark-pin" cx="10" cy="9.75" r="2" />
    </svg>
  );
}
