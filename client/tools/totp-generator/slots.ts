import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import type operation from './operation.ts';
import { Countdown } from './view/countdown.tsx';
import { CodeClock } from './view/code-clock.tsx';

export default defineSlots<typeof operation>({ Boxes: CodeClock, Drawing: Countdown });
