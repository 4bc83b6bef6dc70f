import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import { CutStage } from './view/cut-stage.tsx';

export default defineSlots({ Stage: CutStage });
