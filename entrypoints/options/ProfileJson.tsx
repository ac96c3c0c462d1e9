// The whole profile as JSON, for everything the form has no field for: paths, field names, error codes.
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { jsonOf, type ProfileForm } from './profile-form.ts';

interface Props {
  form: ProfileForm;
  problems: string[];
  onType: (text: string) => void;
}

export function ProfileJson({ form, problems, onType }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = problems.length > 0;
  // Opens the section, as an error inside would not be seen.
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  return (
    <details ref={details} class="settings-more">
      <summary>{t('services.all')}</summary>
      <p class="settings-line" id="profile-json-help">
        {t('services.allLine')}
      </p>
      <textarea
        id="profile-json"
        class="settings-json"
        aria-label={t('services.all')}
        aria-describedby={isWrong ? 'profile-json-wrong' : 'profile-json-help'}
        aria-invalid={isWrong}
        dir="ltr"
        rows={14}
        spellcheck={false}
        autocomplete="off"
        value={jsonOf(form)}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <div id="profile-json-wrong" class="settings-problems" role="alert">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </details>
  );
}
