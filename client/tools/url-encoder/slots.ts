import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import type operation from './operation.ts';
import { UrlParts } from './view/url-parts.tsx';

export default defineSlots<typeof operation>({ Aside: UrlParts });
