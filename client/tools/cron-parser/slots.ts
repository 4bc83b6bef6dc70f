import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import type operation from './operation.ts';
import { BuildLine } from './view/build-line.tsx';

export default defineSlots<typeof operation>({ Toolbar: BuildLine });
