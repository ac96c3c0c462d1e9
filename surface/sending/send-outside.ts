// What the screens need for sending, read from this browser's own stores.
import { hasSeenWhatLeaves, noteWhatLeavesSeen } from '../../lib/browser/leaving-store.ts';
import { chooseService, chosenService, listServices } from '../../lib/browser/profile-store.ts';
import { findPicture } from '../../lib/library/pictures.ts';
import { library } from '../library/library-here.ts';
import type { SendOutside } from './send-visit.ts';

export const sendOutside: SendOutside = {
  hasSeenLeaving: hasSeenWhatLeaves,
  noteLeavingSeen: noteWhatLeavesSeen,
  pictureSizes: async ({ id, draft }) => {
    const here = await library();
    const sizes = new Map<string, number>();
    for (const { image } of draft.days) {
      const picture = image && (await findPicture(here, id, image.value.src));
      if (image && picture) sizes.set(image.value.src, picture.size);
    }
    return sizes;
  },
  listServices: async () => {
    const [services, chosen] = await Promise.all([listServices(), chosenService()]);
    return services.map(({ id, profile }) => ({ id, name: profile.name, isChosen: id === chosen?.id }));
  },
  chooseService,
};
