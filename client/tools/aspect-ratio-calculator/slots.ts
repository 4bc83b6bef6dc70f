import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import type operation from './operation.ts';
import { PictureSize } from './view/picture-size.tsx';
import { Shape } from './view/shape.tsx';

export default defineSlots<typeof operation>({ Boxes: PictureSize, Drawing: Shape });
