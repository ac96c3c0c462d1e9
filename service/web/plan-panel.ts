import { html } from 'hono/html';
import type { Plan } from '../travellers/plan.ts';
import type { Html } from './layout.ts';
import { dateWords } from './words.ts';

const names: Record<Plan['name'], string> = { free: 'Free', paid: 'Paid' };

/** The plan, what is left of it, and the id that support asks for. */
export const planPanel = (plan: Plan, travellerId: string): Html =>
  html`<section class="section" id="plan" aria-labelledby="plan-title">
    <h2 id="plan-title">Plan</h2>
    <ul class="panel rows facts-of-account">
      <li><span class="quiet">Your plan</span><span>${names[plan.name]}</span></li>
      ${plan.name === 'paid' ? allowance(plan) : html`<li><span class="quiet">Imports</span><span>Part of the paid plan</span></li>`}
      <li><span class="quiet">Account ID</span><code>${travellerId}</code></li>
    </ul>
  </section>`;

const allowance = ({ importsUsed, importsAllowed, periodEnd }: Plan): Html =>
  html`<li><span class="quiet">Imports</span><span>${importsUsed} of ${importsAllowed} used<progress value="${importsUsed}" max="${importsAllowed}" aria-label="Imports used"></progress><span class="small quiet">${importsAllowed} new ones on ${dateWords(periodEnd)}</span></span></li>`;
