import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import type operation from './operation.ts';
import { TokenOutcome } from './view/token-outcome.tsx';

export default defineSlots<typeof operation>({ Output: TokenOutcome });
