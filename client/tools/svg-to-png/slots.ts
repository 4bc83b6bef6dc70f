import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import { HeadLines } from './view/head-lines.tsx';
import type operation from './operation.ts';

export default defineSlots<typeof operation>({ Aside: HeadLines });
