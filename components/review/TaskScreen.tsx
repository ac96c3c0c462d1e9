import type { ComponentChildren } from 'preact';
import type { Clip } from '../../lib/model/clip.ts';
import type { Editing } from '../editing/editing.ts';
import { ImagePicker } from '../pictures/ImagePicker.tsx';
import { ChoosePlace } from '../places/ChoosePlace.tsx';
import { FindPlaces } from '../places/FindPlaces.tsx';
import { AddStop } from '../stop/AddStop.tsx';
import { EditStop } from '../stop/EditStop.tsx';
import type { ReviewTask } from './review-task.ts';

interface Props {
  header: ComponentChildren;
  clip: Clip;
  task: ReviewTask;
  editing: Editing;
}

export function TaskScreen({ header, clip, task, editing }: Props) {
  switch (task.kind) {
    case 'edit-stop':
      return <EditStop key={task.stopId} header={header} stopId={task.stopId} editing={editing} />;
    case 'choose-place':
      return (
        <ChoosePlace
          key={task.stopId}
          header={header}
          source={clip.source}
          stopId={task.stopId}
          walk={task.walk}
          editing={editing}
        />
      );
    case 'find-places':
      return <FindPlaces header={header} editing={editing} />;
    case 'choose-picture':
      return (
        <ImagePicker
          key={task.dayId}
          header={header}
          clip={clip}
          of={{ dayId: task.dayId }}
          editing={editing}
        />
      );
    case 'choose-stop-picture':
      return (
        <ImagePicker
          key={task.stopId}
          header={header}
          clip={clip}
          of={{ stopId: task.stopId }}
          editing={editing}
        />
      );
    case 'add-stop':
      return <AddStop key={task.dayId} header={header} dayId={task.dayId} editing={editing} />;
  }
}
