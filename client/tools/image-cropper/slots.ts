import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import { CropStage } from './view/crop-stage.tsx';

export default defineSlots({ Stage: CropStage });
