import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import type operation from './operation.ts';
import { Base64Output } from './view/base64-output.tsx';

export default defineSlots<typeof operation>({ Output: Base64Output });
