/** How many imports a traveller's plan still has. */
export interface Allowance {
  left: number;
  of: number;
  /** When the allowance is renewed, as the service states it. */
  until?: string | undefined;
}
