// Asks for the password of a file, again if it was wrong.
import { useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import '../parts/by-hand.css';

interface Props {
  name: string;
  wasWrong: boolean;
  onOpen: (password: string) => void;
  onSkip: () => void;
}

export function PasswordSheet({ name, wasWrong, onOpen, onSkip }: Props) {
  const [password, setPassword] = useState('');
  return (
    <SheetDialog labelledBy="password-title" onClose={onSkip}>
      <div class="by-hand-head">
        <h2 id="password-title" class="by-hand-title">
          {t('convert.passwordTitle')}
        </h2>
      </div>
      <form
        class="by-hand"
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') onOpen(password);
        }}
      >
        <div class="by-hand-fields">
          <p class="lead">{t('convert.passwordLine', { name })}</p>
          <Field
            id="pdf-password"
            label={t('convert.password')}
            type="password"
            value={password}
            onInput={setPassword}
            {...(wasWrong && { problem: t('convert.passwordWrong') })}
            isFirst
          />
        </div>
        <div class="surface-footer">
          <Button id="open-file" kind="primary">
            {t('convert.passwordOpen')}
          </Button>
          <Button id="skip-file" onPress={onSkip}>
            {t('convert.passwordSkip')}
          </Button>
        </div>
      </form>
    </SheetDialog>
  );
}
