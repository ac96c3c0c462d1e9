/** How many imports a traveller's plan still has. */
export interface Allowance {
  left: number;
  of: number;
  /** When new ones come, as the service says it. */
  until?: string | undefined;
}
