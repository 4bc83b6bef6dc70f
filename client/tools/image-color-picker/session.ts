import { apcaContrast } from '#core/colors/contrast/apca.ts';
import { contrastRatio } from '#core/colors/contrast/contrast.ts';
import { parseColor } from '#core/colors/notation/color-parser.ts';
import { describePlace } from './picking/describe-place.ts';
import { openPicture, type OpenPicture } from './picking/open-picture.ts';
import type { PickerSession } from './session-api.ts';

/** Creates a session that keeps the pixels of one picture. */
export default function createPickerSession(): PickerSession {
  let picture: OpenPicture | undefined;
  return {
    warmUp: () => undefined,
    async open({ file }) {
      picture = undefined;
      picture = await openPicture(new Uint8Array(await file.arrayBuffer()));
      const { raster, profileName } = picture;
      return { width: raster.width, height: raster.height, profileName };
    },
    look(request) {
      if (!picture) throw new Error('No picture is open.');
      return describePlace(picture, request);
    },
    contrast({ text, under }) {
      const [front, back] = [parseColor(text), parseColor(under)];
      return { ratio: contrastRatio(front, back), apca: apcaContrast(front, back) };
    },
  };
}
