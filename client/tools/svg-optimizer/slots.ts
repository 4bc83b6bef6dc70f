import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import { BeforeAndAfter } from './view/before-and-after.tsx';
import type operation from './operation.ts';

export default defineSlots<typeof operation>({ Picture: BeforeAndAfter });
