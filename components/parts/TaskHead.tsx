// The head of a screen on top of another: the way back, the title, and whatever else belongs there.
import { ArrowLeft } from 'lucide-preact';
import type { ComponentChildren, Ref } from 'preact';
import { t } from '../../lib/words/words.ts';
import { IconButton } from './IconButton.tsx';
import './task-head.css';

interface Props {
  title: string;
  onBack: () => void;
  children?: ComponentChildren;
  titleRef?: Ref<HTMLHeadingElement>;
}

export function TaskHead({ title, onBack, children, titleRef }: Props) {
  return (
    <div class="task-head">
      <IconButton id="task-back" icon={ArrowLeft} label={t('header.back')} onPress={onBack} mirrors />
      <h1 ref={titleRef} class="task-title" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
