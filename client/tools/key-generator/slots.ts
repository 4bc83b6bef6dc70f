import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import type operation from './operation.ts';
import { KeyFiles } from './view/key-files.tsx';

export default defineSlots<typeof operation>({ Drawing: KeyFiles });
