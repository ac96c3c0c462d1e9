// One service: its addresses, how drafts are created there, and its whole profile as JSON.
import { Banner } from '../../components/parts/Banner.tsx';
import { Button } from '../../components/parts/Button.tsx';
import { Field } from '../../components/parts/Field.tsx';
import { Switch } from '../../components/parts/Switch.tsx';
import { t } from '../../lib/words/words.ts';
import { ProfileJson } from './ProfileJson.tsx';
import {
  type FieldProblems,
  fieldOf,
  type ProfileField,
  type ProfileForm,
  withField,
  withJson,
} from './profile-form.ts';
import type { Outcome } from './use-services.ts';

interface Props {
  form: ProfileForm;
  outcome: Outcome;
  onChange: (form: ProfileForm) => void;
  onSave: () => void;
  /** Undefined for a service that is not stored yet. */
  onForget: (() => void) | undefined;
}

export function ServiceForm({ form, outcome, onChange, onSave, onForget }: Props) {
  const problems = outcome.is === 'wrong' ? outcome.problems : {};
  const submit = (event: Event) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form class="settings-card" id="service-form" noValidate onSubmit={submit}>
      <Fields form={form} problems={problems} onChange={onChange} />
      <ProfileJson
        form={form}
        problems={problems.json ?? []}
        onType={(text) => onChange(withJson(form, text))}
      />
      <div role="alert">
        {outcome.is === 'notice' && (
          <Banner
            tone={outcome.tone}
            title={outcome.title}
            actions={outcome.onUndo ? [{ label: t('common.undo'), onPress: outcome.onUndo }] : []}
          >
            {outcome.text}
          </Banner>
        )}
      </div>
      <div class="settings-buttons">
        <Button id="save-service" kind="primary" busy={outcome.is === 'saving'}>
          {t('settings.saveService')}
        </Button>
        {onForget && (
          <Button id="forget-service" kind="destructive" onPress={onForget}>
            {t('services.forget')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface FieldsProps {
  form: ProfileForm;
  problems: FieldProblems;
  onChange: (form: ProfileForm) => void;
}

/** Not translated: the traveller has to type exactly this. */
const id = '{id}';

const binding =
  ({ form, problems, onChange }: FieldsProps) =>
  (field: ProfileField) => ({
    value: fieldOf(form, field),
    onInput: (value: string) => onChange(withField(form, field, value)),
    problem: problems[field]?.join(' '),
  });

function Fields({ form, problems, onChange }: FieldsProps) {
  const bound = binding({ form, problems, onChange });
  return (
    <>
      <Field id="service-address" label={t('settings.serviceAddress')} type="url" {...bound('baseUrl')} />
      <Field
        id="sign-in-address"
        label={t('settings.signInAddress')}
        type="url"
        help={t('settings.signInHelp')}
        {...bound('authUrl')}
      />
      <Field id="service-name" label={t('services.name')} help={t('services.nameHelp')} {...bound('name')} />
      <Field
        id="itinerary-page"
        label={t('services.page')}
        type="url"
        help={t('services.pageHelp', { id })}
        {...bound('webItinerary')}
      />
      <ToolFields form={form} problems={problems} onChange={onChange} />
    </>
  );
}

/** For a service where drafts are created through MCP. */
function ToolFields({ form, problems, onChange }: FieldsProps) {
  const bound = binding({ form, problems, onChange });
  const usesMcp = fieldOf(form, 'createVia') === 'mcp';
  return (
    <>
      <Switch
        id="create-by-tool"
        label={t('services.byTool')}
        isOn={usesMcp}
        onTurn={(isOn) => onChange(withField(form, 'createVia', isOn ? 'mcp' : 'rest'))}
      >
        {t('services.byToolLine')}
      </Switch>
      {usesMcp && (
        <Field
          id="tool-address"
          label={t('services.toolAddress')}
          type="url"
          help={t('services.toolHelp')}
          {...bound('mcpUrl')}
        />
      )}
    </>
  );
}
