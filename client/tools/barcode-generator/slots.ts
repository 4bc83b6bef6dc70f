import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import type operation from './operation.ts';
import { BarcodeOutput } from './view/barcode-output.tsx';

export default defineSlots<typeof operation>({ Output: BarcodeOutput });
