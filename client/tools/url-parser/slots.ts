import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import type operation from './operation.ts';
import { Parameters } from './view/parameters.tsx';

export default defineSlots<typeof operation>({ Aside: Parameters });
