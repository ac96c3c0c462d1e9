/** One narrow card: sign-in, consent, or a message. */
export const forms = `
  .card { width: min(100%, 440px); margin: 0 auto; min-height: 100vh; background: var(--surface); padding: 28px 24px; }
  @media (min-width: 520px) {
    .card { min-height: 0; margin-block: max(32px, 9vh) 32px; border: 1px solid var(--line); border-radius: 14px; padding: 32px; }
  }
  .card > .mark { margin-bottom: 20px; }
  .card > .label { margin: 24px 0 4px; }
  .asks li { display: flex; gap: 14px; padding: 12px 0; border-bottom: 1px solid var(--line); }
  .asks li:last-child { border-bottom: 0; }
  .asks .icon { color: var(--accent-ink); margin-top: 1px; }
  .asks .not .icon { color: var(--pencil); }
  .asks p { color: var(--ink-2); }
  .who { display: flex; align-items: center; gap: 12px; margin-top: 20px; padding: 10px 12px; border: 1px solid var(--line);
    border-radius: 12px; }
  .who div { flex: 1; min-width: 0; }
  .who p { color: var(--ink-2); }
  .who b { font-weight: 600; }
  /* A sign-in window is low: the answers stay in sight while the rest scrolls. */
  .answers { position: sticky; bottom: 0; display: flex; gap: 12px; margin-top: 12px; padding: 12px 0;
    background: var(--surface); border-top: 1px solid var(--line); }
  .answers form:last-child { flex: 1; }
  .answers button.primary, .answers button.secondary { margin: 0; }
  form.fields { margin-top: 20px; }
  label { display: block; font-size: 0.78125rem; line-height: 1rem; font-weight: 550; margin: 14px 0 6px; }
  input { width: 100%; min-height: 44px; padding: 10px 12px; border: 1px solid var(--line-strong); border-radius: 9px;
    background: var(--raised); color: var(--ink); font: inherit; font-size: 1rem; }
  .hint { color: var(--pencil); margin-top: 6px; }
  .alert { margin-top: 20px; padding: 12px 14px; border-radius: 10px; background: var(--danger-wash); color: var(--danger);
    font-weight: 500; }
  button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 10px 20px;
    border-radius: 10px; border: 1px solid transparent; font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; }
  .primary { width: 100%; margin-top: 24px; background: var(--accent); color: var(--on-accent); }
  .primary:hover { background: var(--accent-hover); }
  .primary.danger { background: var(--danger); color: var(--surface); }
  .secondary { background: none; color: var(--ink); border-color: var(--line-strong); }
  .secondary:hover { background: var(--sunken); }
  .destructive { background: none; color: var(--danger); border-color: var(--danger-line); padding-inline: 14px; }
  .destructive:hover { background: var(--danger-wash); }
  .link { background: none; color: var(--accent-ink); padding: 0; }
  .link:hover { text-decoration: underline; text-underline-offset: 3px; }
  .other { margin-top: 20px; color: var(--ink-2); text-align: center; }`;
