import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import { MyAddress } from './view/my-address.tsx';

export default defineSlots({ Toolbar: MyAddress });
